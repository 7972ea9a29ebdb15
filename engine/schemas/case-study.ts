import { z } from 'zod'
import {
  entryFields,
  inlineMarkdown,
  listOf,
  notEditedBefore,
  pageFields,
  plainText,
  publishDay,
} from './common.ts'
import { drawing, partName, postSlug, serviceSlug } from './reference.ts'
import { picture } from './picture.ts'

/** A box in a diagram. */
const box = z.strictObject({
  name: plainText(2, 40),
  note: plainText(2, 80),
  kind: z
    .enum(['person', 'store'])
    .optional()
    .describe('A person’s decision, or a data store beside the flow; each is drawn differently.'),
  loop: plainText(2, 60).optional().describe('The text beside an arrow that leads back to this box.'),
})

/** A diagram that is read from left to right, or on a phone from top to bottom. */
const flow = z.strictObject({
  caption: plainText(5, 120),
  stages: listOf(2, 8, { boxes: z.array(box).min(1).max(4).describe('What happens in parallel.') }),
})

/** The site's sample agreement, filled in for this work. */
const agreement = z.strictObject({
  note: plainText(2, 40),
  heading: plainText(3, 80),
  lead: inlineMarkdown,
  sheets: listOf(1, 6, { name: plainText(2, 80), detail: inlineMarkdown }).describe(
    'Each piece of work, and what was agreed on it.',
  ),
  clauses: plainText(3, 80).describe('The text that introduces the clauses.'),
  blanks: z
    .array(plainText(2, 120))
    .min(1)
    .describe('The text for each blank in the sample agreement, in order.'),
})

export const caseStudySchema = z
  .strictObject({
    ...pageFields,
    ...entryFields,
    drawing,
    photo: picture('sheet').optional(),
    name: plainText(3, 40).describe('The product’s name.'),
    published: publishDay,
    /** The strip of facts under the title. */
    facts: listOf(3, 5, { label: plainText(3, 30), value: plainText(2, 80) }),
    flow: flow.optional().describe('A diagram of how it works.'),
    demonstration: z
      .strictObject({ part: partName('demonstrations'), heading: plainText(4, 60), lead: plainText(20, 200) })
      .optional()
      .describe('What visitors can try out.'),
    agreement: agreement.optional().describe('For work under a contract.'),
    measuredHeading: plainText(3, 80)
      .optional()
      .describe('The heading above what was measured, if the usual one does not fit.'),
    /** `result` says "Not measured" where nothing was. */
    measured: listOf(2, 6, { what: plainText(5, 90), result: plainText(2, 90), how: inlineMarkdown }),
    related: z.strictObject({
      services: z.array(serviceSlug).max(3).default([]),
      posts: z.array(postSlug).max(3).default([]),
    }),
  })
  .transform(notEditedBefore)
