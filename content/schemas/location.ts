import { z } from 'zod'
import { placeKeys } from '../places.ts'
import { workKeys } from '../terms.ts'
import { entryFields, inlineMarkdown, pageFields, plainText, question } from './common.ts'
import { locationSlug, serviceSlug } from './reference.ts'
import { intent } from './intent.ts'

/** A heading that belongs to one page, and so stands in its front matter. */
const heading = plainText(4, 70)

const fields = {
  ...pageFields,
  ...entryFields,
  /** The name in menus, on pins and on cards. */
  name: plainText(3, 40),
  /** A municipality or postal town, or a page about a topic in the city. */
  kind: z.enum(['place', 'topic']),
  /** The key of the place's facts in content/places.ts. */
  place: z.enum(placeKeys),
  /** Why the page is told in its shape. */
  because: plainText(20, 200),
  /** The heading over the form at the end. */
  ask: heading,
  /** Official pages where a reader can check what this one says of law, safety or public records. */
  sources: z
    .array(z.strictObject({ title: plainText(5, 120), url: z.url({ protocol: /^https$/ }) }))
    .max(3)
    .default([]),
}

/** A worked example, shown as made up. */
const example = z.strictObject({
  business: plainText(10, 120),
  problem: inlineMarkdown,
  firstStep: inlineMarkdown,
  next: inlineMarkdown,
})

/** Figures of a worked example, each with what it counts. */
const numbers = z
  .array(z.strictObject({ label: plainText(3, 60), value: plainText(1, 40) }))
  .min(2)
  .max(5)

const neighbors = z.array(z.strictObject({ location: locationSlug, why: plainText(20, 160) })).max(4)

const firstServices = z.array(z.strictObject({ service: serviceSlug, why: plainText(20, 200) })).max(3)

const place = {
  ...fields,
  example,
  questions: z.array(question).length(3),
  /** How to meet there, and how long the way is. */
  meeting: inlineMarkdown,
  neighbors,
}

/** For a place that explains itself by its streets: who does business there comes first. */
const streetFirst = z.strictObject({
  ...place,
  shape: z.literal('street-first'),
  headings: z.strictObject({ businesses: heading, example: heading, questions: heading, nearby: heading }),
  businesses: z
    .array(z.strictObject({ kind: plainText(3, 60), why: inlineMarkdown }))
    .min(2)
    .max(5),
})

/** For a place whose kind of business one job with its numbers explains best. */
const exampleFirst = z.strictObject({
  ...place,
  shape: z.literal('example-first'),
  headings: z.strictObject({ example: heading, services: heading, questions: heading, nearby: heading }),
  numbers,
  firstServices,
})

/** For a place whose owners arrive with a question that has to be answered before anything else. */
const questionFirst = z.strictObject({
  ...place,
  shape: z.literal('question-first'),
  headings: z.strictObject({ questions: heading, services: heading, example: heading, nearby: heading }),
  firstServices,
})

const guide = {
  ...fields,
  intent,
  questions: z.array(question).min(3).max(4),
}

/** A buyer's guide to prices: the list first, then why quotes differ. */
const priceGuide = z.strictObject({
  ...guide,
  shape: z.literal('price-guide'),
  headings: z.strictObject({ prices: heading, example: heading, questions: heading, siblings: heading }),
  /** What stands on the price list, as keys of content/terms.ts. */
  prices: z.array(z.enum(workKeys)).min(3).max(10),
  /** What the price list leaves out. */
  pricesNote: inlineMarkdown,
  example,
  numbers,
})

/** A buyer's guide to choosing: things to check alone, then questions to ask. */
const choosingGuide = z.strictObject({
  ...guide,
  shape: z.literal('choosing-guide'),
  headings: z.strictObject({ checks: heading, ask: heading, questions: heading, siblings: heading }),
  checks: z.array(inlineMarkdown).min(5).max(10),
  /** Questions to put to a firm, each with what a good answer sounds like. */
  asks: z.array(z.strictObject({ ask: plainText(10, 120), listenFor: inlineMarkdown })).length(10),
})

export const locationSchema = z.discriminatedUnion('shape', [
  streetFirst,
  exampleFirst,
  questionFirst,
  priceGuide,
  choosingGuide,
])
