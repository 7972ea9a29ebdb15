import { z } from 'zod'
import { entryFields, notEditedBefore, pageFields, plainText, publishDay, source } from './common.ts'
import { authorKey, drawing, postSlug, serviceSlug } from './reference.ts'
import { picture } from './picture.ts'

export const postSchema = z
  .strictObject({
    ...pageFields,
    ...entryFields,
    drawing,
    photo: picture('cover').optional(),
    topic: plainText(2, 30).describe('Articles with the same topic share a page, once there are two.'),
    authors: z.array(authorKey).max(4).default([]).describe('Who wrote it. If empty, the founder.'),
    published: publishDay,
    /** With its zone (RFC 3339). */
    edited: z.iso
      .datetime({ offset: true, error: 'expected a time such as 2026-11-22T19:30:00-05:00' })
      .optional()
      .meta({
        title: 'Time of the last edit',
        description: 'Only needed if you edit several articles in one day: feed readers sort them by it.',
      }),
    sources: z.array(source).max(12).default([]),
    related: z.strictObject({
      services: z.array(serviceSlug).max(3).default([]),
      posts: z.array(postSlug).max(2).default([]),
    }),
  })
  .refine(({ edited, updated }) => edited === undefined || edited.startsWith(updated), {
    path: ['edited'],
    error: 'this is not the day of `updated`; expected a time on that day, or none',
  })
  .transform(notEditedBefore)
