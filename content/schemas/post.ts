import { z } from 'zod'
import { postSlugs, serviceSlugs } from '../routes.ts'
import { day, pageFields, plainText } from './common.ts'
import { photo } from './photo.ts'

export const postSchema = z.strictObject({
  ...pageFields,
  photo: photo.optional(),
  topic: z.enum(['Founder', 'Software', 'AI', 'Automation', 'Search']),
  published: day,
  sources: z.array(z.strictObject({ title: plainText(5, 120), url: z.url({ protocol: /^https$/ }) })).max(12),
  related: z.strictObject({
    services: z.array(z.enum(serviceSlugs)).min(1).max(3),
    posts: z.array(z.enum(postSlugs)).min(1).max(2),
  }),
})
