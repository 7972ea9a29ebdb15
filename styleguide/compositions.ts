import type { LocationShape } from '../model/location-shapes.ts'
import type { serviceShapes } from '../engine/schemas/service.ts'
import type { templates } from '../packages/audits/site/templates.ts'

interface Composition {
  /**
   * The sections from top to bottom, with their grounds. For a template with several shapes: the sections they
   * share.
   */
  parts: string
  /** By shape, what stands between the head and the last call. */
  shapes?: Readonly<Record<string, string>>
  /** Why this template has this composition and not its neighbor's. */
  reason: string
  /** What a visitor would tell a friend after five seconds on the page. */
  remembered: string
}

/** The shapes of a service's page: pages/services/@slug has a component for each. */
const serviceParts: Record<(typeof serviceShapes)[number], string> = {
  price:
    'prices on one scale as a spread on vellum · what moves them · the math as type · parts list on vellum · the way on the blueprint · fit · questions beside a heading that stays · related pages with their drawings',
  story:
    'the problem in the reader’s words as type · the way on the blueprint · parts list on vellum · what is needed · prices as a spread on vellum · fit · questions · related pages with their drawings',
  question:
    'short answers in columns on vellum · the longer one as type · what to try alone, numbered, on the blueprint · when to call · parts list on vellum · the way on the blueprint · prices as a spread · related pages with their drawings',
}

/** The shapes of a location's page: pages/locations/@slug has a component for each. */
const locationParts: Record<LocationShape, string> = {
  'street-first':
    'the place with its facts in the margin · its kinds of business as a ledger on vellum · an example on the blueprint · questions · how to meet as type, the neighbors each with a map',
  'example-first':
    'one job with its numbers on the blueprint · the place with its facts in the margin · where to start · questions on vellum · how to meet as type, the neighbors each with a map',
  'question-first':
    'three answers on vellum · the place with its facts in the margin · where to start · an example on the blueprint · how to meet as type, the neighbors each with a map',
  'price-guide':
    'the price list on one scale on vellum · why quotes differ · quotes taken apart on the blueprint · questions · the other guides on vellum',
  'choosing-guide':
    'what to check alone on vellum · ten questions, each with a good answer, on the blueprint · the kinds of firm · questions · the other guides on vellum',
}

/**
 * How each template is composed. Three rules hold for all, and tests/site/rhythm.test.ts checks them: no two
 * neighbors share layout and ground; a long page changes ground at least twice; and it has a part over the
 * whole window, a spread with notes in the margin, and one place where type is the picture.
 */
export const compositions: Record<keyof typeof templates, Composition> = {
  home: {
    parts:
      'Claim and bridge on the sheet · whom it is for as type · three problems as a ledger on vellum · two products side by side on the blueprint · the way as a deck · proof as a spread on vellum · where, with a map or a photograph · the town across the water',
    reason:
      'A stranger decides within one screen: one claim, one drawing, then short sections with one thought each.',
    remembered: 'The bridge, and the town with lit windows at the end.',
  },
  services: {
    parts:
      'Head on the blueprint · the reader’s own sentences, large, in two columns · all services as a ledger on vellum · prices as a spread · limits as type',
    reason:
      'People know their trouble but not what to call it, so their own sentences come first and the catalog second.',
    remembered: 'A list of complaints in quotation marks, each with the page that ends it.',
  },
  service: {
    parts: 'Claim and action · the plate over the sheet · what is on the page · then, by shape',
    shapes: serviceParts,
    reason:
      'Some readers compare offers, some live with a problem, and some have a question: each page starts with what its reader wants to know first. The plate makes the argument before the text does.',
    remembered: 'A drawing that is an argument, and bars for prices and weeks on one scale.',
  },
  pricing: {
    parts:
      'Short head · three first years as bills side by side on vellum · the calculator on the blueprint · the jobs refused, as a table on vellum · the whole price list · what holds for all of it, on vellum',
    reason:
      'The question is what it comes to, all in; the list of lines explains the answer and so comes after it.',
    remembered: 'Three bills, and a table of jobs that the firm turns down with its reasons in dollars.',
  },
  about: {
    parts:
      'Head with an arch · what the firm makes as type on the blueprint · principles with their cost in the margin · the person on vellum · what is left out · mistakes',
    reason: 'Each principle stands beside its price, so the margin is the argument.',
    remembered: 'Every principle has a note in the margin that says what it costs the firm.',
  },
  projects: {
    parts:
      'Short head · four products in rows on the blueprint, picture and words changing sides · method · legend on vellum · what is not measured as type',
    reason: 'There are only four, so each gets the width of the sheet.',
    remembered: 'Four big blue cards, and a headline about what was not measured.',
  },
  'case-study': {
    parts:
      'One sheet on the blueprint: title, title block with the facts, the diagram wider than the words · the live demonstration · the story with headings in the margin · measurements as a spread on vellum',
    reason: 'The thing itself comes before the story about it.',
    remembered: 'An engineering sheet with its title block, and the program runs under it.',
  },
  research: {
    parts:
      'Head on vellum · method · each note a spread with its number as a picture and its limits in the margin',
    reason: 'Set like a lab notebook: what a note doesn’t show is as close as what it does.',
    remembered: 'Notes with huge outlined numbers, their limits written in the margin.',
  },
  contact: {
    parts:
      'Short head · the form on vellum in the first screen · phone and mail as type on the blueprint · what to write · what happens then',
    reason: 'People come here to write or to call, so nothing comes before either.',
    remembered: 'A phone number as large as a headline.',
  },
  blog: {
    parts:
      'Head with a nomogram · a front page on vellum, the newest article over the width, the others in pairs · house rules · a question to the reader as type on the blueprint',
    reason: 'With only a few articles, a front page gives each its weight, while a list would look thin.',
    remembered: 'A newspaper’s front page, and a huge question at its end.',
  },
  post: {
    parts:
      'Title, byline and cover · the text with its contents in the margin, one sentence of it as type, its figures on vellum from edge to edge · sources on vellum · what to read next',
    reason:
      'Reading needs one quiet column, a way to see where you are, and a rest for the eye now and then.',
    remembered: 'One sentence set like a headline, and the math on a band of paper across the window.',
  },
  locations: {
    parts:
      'Short head · the map over the whole window on the blueprint, under it the list, each county beside a map of its own · how it is covered, with notes · the place that is missing as type',
    reason: 'The question is “are you near me?”: the map answers before any word.',
    remembered: 'A blue map of the rivers from edge to edge, and a small one for each county.',
  },
  location: {
    parts: 'Place and its map; a guide has none · what is on the page · then, by shape',
    shapes: locationParts,
    reason:
      'The reader knows the place better than we do, so the page leads with what explains it best: its streets, one job with numbers, or the question that everybody there asks.',
    remembered: 'Your own town on a hand-drawn map, with the line to downtown.',
  },
  own: {
    parts:
      'Head · the owner’s blocks, on vellum and the sheet in turn, steps and map on the blueprint; of six or more, one is a spread and one has its heading as type (pages/own/rhythm.ts) · the call to action or the form',
    reason:
      'Whoever writes the page chooses what is on it and in which order; the page keeps the rhythm by itself.',
    remembered: 'That it looks like the pages around it.',
  },
  legal: {
    parts:
      'Head with the day of the last edit · the short version as a ledger on vellum · numbered clauses with their contents in the margin',
    reason: 'Most people only read the short version; anyone who needs a clause finds it by its number.',
    remembered: 'The whole policy in five lines on top, then big clause numbers.',
  },
  resources: {
    parts:
      'Head · checklists as sheets of paper on vellum · calculators on the blueprint · the self-check · the glossary in columns · every page of the site',
    reason: 'Each tool has its own drawer, and the grounds are the drawers.',
    remembered: 'Checklists that look like paper, calculators that look like a blueprint.',
  },
  careers: {
    parts:
      'The number of open roles as a picture on vellum, on a phone as wide as the screen · what is open · three steps on the blueprint · whom · terms on vellum',
    reason: 'The honest answer is a number, so the number is the drawing.',
    remembered: 'A zero as tall as the screen: there are no open roles.',
  },
  job: {
    parts:
      'What it is on vellum, with pay, place and last day as a title block · the work · how to apply, on the blueprint',
    reason: 'Who looks for work compares four facts before a sentence, so they stand first.',
    remembered: 'The pay, in the first screen.',
  },
  'not-found': {
    parts:
      'The number of the fault as a bridge without its middle span, over the whole blueprint · the nearest page and all others on vellum',
    reason: 'The picture says what happened before anybody reads, and the way out is one screen away.',
    remembered: 'A 404 whose zero is the missing span.',
  },
}
