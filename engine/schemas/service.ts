import { z } from 'zod'
import {
  entryFields,
  headings,
  inlineMarkdown,
  listOf,
  optionalList,
  pageFields,
  plainText,
  question,
  shaped,
} from './common.ts'
import {
  caseStudySlug,
  drawing,
  groupKey,
  locationSlug,
  partName,
  postSlug,
  serviceSlug,
  stepKey,
  workKey,
} from './reference.ts'
import { intent } from './intent.ts'

// The length may vary, because lists of the same length read like a form.
const list = (min: number, max: number) => z.array(inlineMarkdown).min(min).max(max)
/** A heading, as the props that it replaces in a section's head. */
const heading = plainText(4, 60).transform((text) => ({ heading: text }))

/** The fields of every service page, whatever its shape. */
const serviceFields = {
  ...pageFields,
  ...entryFields,
  drawing,
  play: z
    .strictObject({ part: partName('plays'), button: plainText(8, 40) })
    .optional()
    .describe('What visitors can do with the drawing, and the button that starts it.'),
  label: plainText(3, 36).describe('The name in menus and on cards.'),
  /** For the guide on /services/: a sentence of callers who need this service, and the service's name there. */
  symptom: z.strictObject({ says: plainText(10, 90), label: plainText(3, 40) }).optional(),
  kind: z.enum(['core', 'city']),
  group: groupKey,
  because: plainText(20, 200).describe('For your team: why the page takes this form.'),
  intent,
  /** The call to action, in the reader's words: on the button at the top, and at the end. */
  action: z.strictObject({ button: plainText(8, 40), heading: plainText(8, 60), text: plainText(40, 240) }),
  /** Headings that replace those of the page's shape. */
  headings: headings(heading, 'price', 'drivers', 'deliverables', 'steps', 'needs', 'fit', 'questions')
    .partial()
    .default({}),
  bodyHeading: heading.describe('The heading above the text.'),
  deliverables: listOf(3, 7, { name: plainText(3, 60), detail: inlineMarkdown }),
  /** `takes` names the work, part or step in prices.yaml that gives the step's duration. */
  steps: listOf(3, 6, { name: plainText(3, 50), takes: stepKey.optional(), detail: inlineMarkdown }),
  pricing: z.strictObject({
    model: inlineMarkdown,
    /** The keys in prices.yaml of the work that this service sells. */
    ranges: z.array(workKey).max(4).default([]),
    note: inlineMarkdown,
  }),
  fit: list(1, 6),
  notFit: list(1, 6),
  related: z.strictObject({
    caseStudy: caseStudySlug.optional(),
    posts: z.array(postSlug).max(3).default([]),
    services: z.array(serviceSlug).max(3).default([]),
  }),
  /** Towns where this service is likely to be needed first, and why. */
  places: optionalList(3, { location: locationSlug, why: plainText(40, 180) }),
  questions: z.array(question).min(2).max(9),
}

/**
 * The three shapes of a service page. Each has its own sections, order and headings
 * (pages/services/@slug/ServiceText.tsx), depending on what its reader wants to know first.
 */
export const serviceSchema = z.discriminatedUnion('shape', [
  shaped(
    serviceFields,
    'price',
    'price',
    'For readers comparing offers: the price, and what affects it, come first.',
    { costsMore: list(2, 4), costsLess: list(2, 4) },
  ),
  shaped(
    serviceFields,
    'story',
    'story',
    'For readers living with a nuisance: it comes first, described in their words.',
    { problem: inlineMarkdown, needs: list(2, 6) },
  ),
  shaped(
    serviceFields,
    'question',
    'question',
    'For readers with a question: the answer comes first, then what they can try themselves.',
    { tryFirst: list(3, 5) },
  ),
])
export type Service = z.output<typeof serviceSchema>
