import type { LocationShape } from '../model/location-shapes.ts'
import type { serviceShapes } from '../engine/schemas/service.ts'
import type { templates } from '../packages/audits/site/templates.ts'

interface Composition {
  /** The sections from top to bottom, with their grounds; with several shapes, only those that all have. */
  parts: string
  /** What is between the hero and the call to action, by shape. */
  shapes?: Readonly<Record<string, string>>
  /** Why this template has this composition and not another one's. */
  reason: string
  /** What a visitor would tell a friend after five seconds on the page. */
  remembered: string
}

/** The shapes of a service page (pages/services/@slug/ServiceText.tsx). */
const serviceParts: Record<(typeof serviceShapes)[number], string> = {
  price:
    'prices on one scale as a spread on vellum · what affects them · the math as type · deliverables on vellum · the steps on the blueprint · fit · questions beside a heading that stays in view · related pages with their drawings',
  story:
    'the problem in the reader’s words as type · the steps on the blueprint · deliverables on vellum · what we need · prices as a spread on vellum · fit · questions · related pages with their drawings',
  question:
    'short answers in columns on vellum · the long answer as type · what to try on one’s own, numbered, on the blueprint · fit · deliverables on vellum · the steps on the blueprint · prices as a spread on vellum · related pages with their drawings',
}

/** The shapes of a location page (pages/locations/@slug/LocationText.tsx). */
const locationParts: Record<LocationShape, string> = {
  'street-first':
    'the place with its facts in the margin · its kinds of business as a ledger on vellum · an example on the blueprint · questions · how to meet as type, with a map of each neighboring place',
  'example-first':
    'one job with its numbers on the blueprint · the place with its facts in the margin · where to start · questions on vellum · how to meet as type, with a map of each neighboring place',
  'question-first':
    'questions on vellum · the place with its facts in the margin · where to start · an example on the blueprint · how to meet as type, with a map of each neighboring place',
  'price-guide':
    'the price list on one scale on vellum · why quotes differ · an itemized quote on the blueprint · questions · the other guides on vellum',
  'choosing-guide':
    'what to check on one’s own on vellum · ten questions to ask, each with a good answer, on the blueprint · the kinds of firms · questions · the other guides on vellum',
}

/**
 * How each template is composed. All follow three rules, which tests/site/rhythm.test.ts checks: no two neighbors
 * share layout and ground; a long page changes ground at least twice; and it has a section over the whole window, a
 * spread with notes in the margin, and one section whose heading is the picture.
 */
export const compositions: Record<keyof typeof templates, Composition> = {
  home: {
    parts:
      'Claim and bridge on the sheet · the audience as type · three problems as a ledger on vellum · two products side by side on the blueprint · the steps · proof as a spread on vellum · the area, with a map or a photograph · the town across the water',
    reason:
      'Strangers decide within one screen, so there is one claim and one drawing, then short sections with one thought each.',
    remembered: 'The bridge, and the town with lit windows at the end.',
  },
  services: {
    parts:
      'Hero on the blueprint · the reader’s own sentences, large, in two columns · all services as a ledger on vellum · prices as a spread on vellum · limits as type',
    reason:
      'People know their problem but not what it is called, so their own sentences come first and the catalog second.',
    remembered: 'A list of complaints in quotation marks, each with the page that solves it.',
  },
  service: {
    parts: 'Claim and action · the drawing across the sheet · the contents · then, by shape',
    shapes: serviceParts,
    reason:
      'Some readers compare offers, some live with a problem, and some have a question: each page starts with what its reader wants to know first. The drawing makes the argument before the text does.',
    remembered: 'A drawing that is an argument, and bars for prices and weeks on one scale.',
  },
  pricing: {
    parts:
      'Short hero · the first years of three jobs as bills side by side on vellum · the calculator on the blueprint · the jobs refused, as a table on vellum · the whole price list · the terms on vellum',
    reason: 'Readers ask what it costs all in; the price list explains the answer, so it comes after it.',
    remembered: 'Three bills, and a table of jobs that the firm turns down with its reasons in dollars.',
  },
  about: {
    parts:
      'Short hero · the name as type on the blueprint · principles with their cost in the margin · the founder on vellum · the articles as a ledger · what we don’t claim · mistakes on vellum',
    reason: 'Each principle has its price beside it, so the margin is the argument.',
    remembered: 'Every principle has a note in the margin that says what it costs the firm.',
  },
  projects: {
    parts:
      'Short hero · the products in rows on the blueprint, with pictures on alternating sides · method · how to read them on vellum · what is not measured as type',
    reason: 'There are only a few, so each gets the width of the sheet.',
    remembered: 'Big blue cards, and a headline about what was not measured.',
  },
  'case-study': {
    parts:
      'One sheet on the blueprint: title, title block with the facts, a drawing wider than the text · the live demonstration · the text with headings in the margin · measurements as a spread on vellum',
    reason: 'The product itself comes before the text about it.',
    remembered: 'An engineering drawing with a title block, and the program running under it.',
  },
  research: {
    parts:
      'Hero on vellum · method · each note as a spread, with its number as a picture and its limits in the margin',
    reason: 'It reads like a lab notebook: what a note doesn’t show is right beside what it does.',
    remembered: 'Notes with huge outlined numbers, their limits written in the margin.',
  },
  contact: {
    parts:
      'Short hero · the form on vellum in the first screen · phone and mail as type on the blueprint · what to write · what happens next',
    reason: 'People come here to write or to call, so nothing comes before either.',
    remembered: 'A phone number as large as a headline.',
  },
  blog: {
    parts:
      'Short hero · a front page on vellum, with the newest article across the width and the others in pairs · house rules · a question to the reader as type on the blueprint',
    reason: 'With only a few articles, a front page gives each its weight, while a list would look thin.',
    remembered: 'A newspaper’s front page, and a huge question at its end.',
  },
  post: {
    parts:
      'Title, byline and cover · the text with its contents in the margin, one sentence set large, and tables on vellum from edge to edge · sources on vellum · what to read next',
    reason:
      'Readers need one quiet column, a way to see where they are, and a rest for the eyes now and then.',
    remembered: 'One sentence set like a headline, and the math on a band of paper across the window.',
  },
  locations: {
    parts:
      'Short hero · the map across the whole window on the blueprint, then the list, each county beside its own map · how the area is covered, with notes · missing places as type',
    reason: 'Readers ask “Are you near me?”, and the map answers before any text.',
    remembered: 'A blue map of the rivers from edge to edge, and a small one for each county.',
  },
  location: {
    parts: 'The place with its map, or a guide without one · the contents · then, by shape',
    shapes: locationParts,
    reason:
      'Readers know the place better than we do, so the page leads with what explains it best: its streets, one job with numbers, or the question that everybody there asks.',
    remembered: 'Your own town on a hand-drawn map, with the line to downtown.',
  },
  own: {
    parts:
      'Hero · the owner’s blocks, alternately on vellum and the sheet, steps and map on the blueprint; of six or more, one is a spread and one has its heading as type (pages/own/rhythm.ts) · the call to action or the form',
    reason: 'The author chooses the blocks and their order; the page keeps the rhythm by itself.',
    remembered: 'That it looks like the pages around it.',
  },
  legal: {
    parts:
      'Hero with the date of the last edit · the short version as a ledger on vellum · numbered clauses with their contents in the margin',
    reason: 'Most people only read the short version; anyone who needs a clause finds it by its number.',
    remembered: 'The whole policy in a few lines at the top, then big clause numbers.',
  },
  resources: {
    parts:
      'Hero · checklists as sheets of paper on vellum · calculators on the blueprint · the self-check · the glossary in columns · every page of the site',
    reason: 'The grounds keep the kinds of tools apart, like drawers.',
    remembered: 'Checklists that look like paper, calculators that look like a blueprint.',
  },
  careers: {
    parts:
      'The number of open roles as a picture on vellum, as wide as the screen on a phone · the open roles · the steps on the blueprint · who fits · the offer on vellum',
    reason: 'The honest answer is a number, so the number is the drawing.',
    remembered: 'A zero as tall as the screen: there are no open roles.',
  },
  job: {
    parts:
      'The job on vellum, with pay, place and deadline as a title block · the work · how to apply, on the blueprint',
    reason: 'People looking for work compare a few facts before they read, so these come first.',
    remembered: 'The pay, in the first screen.',
  },
  'not-found': {
    parts:
      'The error number as a bridge without its middle span, across the whole blueprint · the closest page and all others on vellum',
    reason: 'The picture says what happened before any text does, and the way out is one screen away.',
    remembered: 'A 404 whose zero is the missing span.',
  },
}
