import { z } from 'zod'
import { entryFields, inlineMarkdown, pageFields, plainText, publishDay } from './common.ts'
import { postSlug, serviceSlug } from './reference.ts'
import { picture } from './picture.ts'

export const caseStudySchema = z.strictObject({
  ...pageFields,
  ...entryFields,
  photo: picture('sheet').optional(),
  /** The product's name. */
  name: plainText(3, 40),
  published: publishDay,
  /** The strip of facts under the title. */
  facts: z
    .array(z.strictObject({ label: plainText(3, 30), value: plainText(2, 80) }))
    .min(3)
    .max(5),
  /** What was measured and how; `result` says "Not measured" where nothing was. */
  measured: z
    .array(z.strictObject({ what: plainText(5, 90), result: plainText(2, 90), how: inlineMarkdown }))
    .min(2)
    .max(6),
  related: z.strictObject({
    services: z.array(serviceSlug).max(3).default([]),
    posts: z.array(postSlug).max(3).default([]),
  }),
})
