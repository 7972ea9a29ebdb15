import { z } from 'zod'
import { placeKeys } from '../../model/places.ts'
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

const guide = { ...fields, intent, questions: z.array(question).min(2).max(6) }

export const locationSchema = z.discriminatedUnion('shape', [
  shaped(
    place,
    'street-first',
    'streets',
    'For a place best explained by its streets: the businesses there come first.',
    {
      headings: headings(heading, 'businesses', 'example', 'questions', 'nearby'),
      businesses: listOf(2, 5, { kind: plainText(3, 60), why: inlineMarkdown }),
    },
  ),
  shaped(
    place,
    'example-first',
    'example',
    'For a place whose kind of business is best explained by one job and its numbers.',
    { headings: headings(heading, 'example', 'services', 'questions', 'nearby'), numbers, firstServices },
  ),
  shaped(
    place,
    'question-first',
    'question',
    'For a place whose business owners come with a question that must be answered first.',
    { headings: headings(heading, 'questions', 'services', 'example', 'nearby'), firstServices },
  ),
  shaped(guide, 'price-guide', 'prices', 'The price list first, then why quotes differ.', {
    headings: headings(heading, 'prices', 'example', 'questions', 'siblings'),
    /** The items of the price list, by their keys in prices.yaml. */
    prices: z.array(workKey).min(3).max(10),
    pricesNote: inlineMarkdown.describe('What the price list leaves out.'),
    example,
    numbers,
  }),
  shaped(guide, 'choosing-guide', 'choosing', 'Things to check yourself, then questions to ask.', {
    headings: headings(heading, 'checks', 'ask', 'questions', 'siblings'),
    checks: z.array(inlineMarkdown).min(5).max(10),
    /** Questions to ask a firm, each with what a good answer sounds like. */
    asks: z.array(z.strictObject({ ask: plainText(10, 120), listenFor: inlineMarkdown })).length(10),
  }),
])
