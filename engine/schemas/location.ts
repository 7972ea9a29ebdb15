import { z } from 'zod'
import { placeKeys } from '../../model/places.ts'
import {
  entryFields,
  inlineMarkdown,
  listOf,
  optionalList,
  pageFields,
  plainText,
  question,
  source,
} from './common.ts'
import { locationSlug, serviceSlug, workKey } from './reference.ts'
import { intent } from './intent.ts'

/** A heading of one page, which is therefore in its front matter. */
const heading = plainText(4, 70)

const fields = {
  ...pageFields,
  ...entryFields,
  name: plainText(3, 40).describe('The name in menus, on the map and on cards.'),
  kind: z.enum(['place', 'topic']).describe('A town, or a page about a topic in the city.'),
  place: z
    .enum(placeKeys)
    .meta({ kind: 'reference', folder: 'places', description: 'Where it is: one of the places on the map.' }),
  because: plainText(20, 200).describe('For your team: why the page takes this form.'),
  ask: heading.describe('The heading above the form at the end.'),
  /** Official pages where readers can check what this one says about law, safety or public records. */
  sources: z.array(source).max(3).default([]),
}

/** A worked example, labeled as fictional. */
const example = z.strictObject({
  business: plainText(10, 120),
  problem: inlineMarkdown,
  firstStep: inlineMarkdown,
  next: inlineMarkdown,
})

/** Labeled figures of a worked example. */
const numbers = listOf(2, 5, { label: plainText(3, 60), value: plainText(1, 40) })

const firstServices = optionalList(3, { service: serviceSlug, why: plainText(20, 200) })

const place = {
  ...fields,
  example,
  questions: z.array(question).min(1).max(6),
  meeting: inlineMarkdown.describe('How to meet there, and how long it takes to get there.'),
  neighbors: optionalList(4, { location: locationSlug, why: plainText(20, 160) }),
}

const streetFirst = z
  .strictObject({
    ...place,
    shape: z.literal('street-first'),
    headings: z.strictObject({ businesses: heading, example: heading, questions: heading, nearby: heading }),
    businesses: listOf(2, 5, { kind: plainText(3, 60), why: inlineMarkdown }),
  })
  .meta({
    title: 'streets',
    description: 'For a place best explained by its streets: the businesses there come first.',
  })

const exampleFirst = z
  .strictObject({
    ...place,
    shape: z.literal('example-first'),
    headings: z.strictObject({ example: heading, services: heading, questions: heading, nearby: heading }),
    numbers,
    firstServices,
  })
  .meta({
    title: 'example',
    description: 'For a place whose kind of business is best explained by one job and its numbers.',
  })

const questionFirst = z
  .strictObject({
    ...place,
    shape: z.literal('question-first'),
    headings: z.strictObject({ questions: heading, services: heading, example: heading, nearby: heading }),
    firstServices,
  })
  .meta({
    title: 'question',
    description: 'For a place whose business owners come with a question that must be answered first.',
  })

const guide = {
  ...fields,
  intent,
  questions: z.array(question).min(2).max(6),
}

const priceGuide = z
  .strictObject({
    ...guide,
    shape: z.literal('price-guide'),
    headings: z.strictObject({ prices: heading, example: heading, questions: heading, siblings: heading }),
    /** The items of the price list, by their keys in prices.yaml. */
    prices: z.array(workKey).min(3).max(10),
    pricesNote: inlineMarkdown.describe('What the price list leaves out.'),
    example,
    numbers,
  })
  .meta({ title: 'prices', description: 'The price list first, then why quotes differ.' })

const choosingGuide = z
  .strictObject({
    ...guide,
    shape: z.literal('choosing-guide'),
    headings: z.strictObject({ checks: heading, ask: heading, questions: heading, siblings: heading }),
    checks: z.array(inlineMarkdown).min(5).max(10),
    /** Questions to ask a firm, each with what a good answer sounds like. */
    asks: z.array(z.strictObject({ ask: plainText(10, 120), listenFor: inlineMarkdown })).length(10),
  })
  .meta({ title: 'choosing', description: 'Things to check yourself, then questions to ask.' })

export const locationSchema = z.discriminatedUnion('shape', [
  streetFirst,
  exampleFirst,
  questionFirst,
  priceGuide,
  choosingGuide,
])
