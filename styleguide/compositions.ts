import type { templates } from '../packages/audits/site/templates.ts'

interface Composition {
  /** Why this template has this composition and not another one's. */
  reason: string
  /** What a visitor would tell a friend after five seconds on the page. */
  remembered: string
}

/**
 * Why each template has the sections that its page lists (`pages`). All follow three rules, which
 * tests/site/rhythm.test.ts checks: no two neighbors share layout and ground; a long page changes ground at least
 * twice; and it has a section over the whole window, a spread with notes in the margin, and one section whose heading is
 * the picture.
 */
export const compositions: Record<keyof typeof templates, Composition> = {
  home: {
    reason:
      'Strangers decide within one screen, so there is one claim and one drawing, then short sections with one thought each.',
    remembered: 'The bridge, and the town with lit windows at the end.',
  },
  services: {
    reason:
      'People know their problem but not what it is called, so their own sentences come first and the catalog second.',
    remembered: 'A list of complaints in quotation marks, each with the page that solves it.',
  },
  service: {
    reason:
      'Some readers compare offers, some live with a problem, and some have a question: each page starts with what its reader wants to know first. The drawing makes the argument before the text does.',
    remembered: 'A drawing that is an argument, and bars for prices and weeks on one scale.',
  },
  pricing: {
    reason: 'Readers ask what it costs all in; the price list explains the answer, so it comes after it.',
    remembered: 'Three bills, and a table of jobs that the firm turns down with its reasons in dollars.',
  },
  about: {
    reason: 'Each principle has its price beside it, so the margin is the argument.',
    remembered: 'Every principle has a note in the margin that says what it costs the firm.',
  },
  projects: {
    reason: 'There are only a few, so each gets the width of the sheet.',
    remembered: 'Big blue cards, and a headline about what was not measured.',
  },
  'case-study': {
    reason: 'The product itself comes before the text about it.',
    remembered: 'An engineering drawing with a title block, and the program running under it.',
  },
  research: {
    reason: 'It reads like a lab notebook: what a note doesn’t show is right beside what it does.',
    remembered: 'Notes with huge outlined numbers, their limits written in the margin.',
  },
  contact: {
    reason: 'People come here to write or to call, so nothing comes before either.',
    remembered: 'A phone number as large as a headline.',
  },
  blog: {
    reason: 'With only a few articles, a front page gives each its weight, while a list would look thin.',
    remembered: 'A newspaper’s front page, and a huge question at its end.',
  },
  post: {
    reason:
      'Readers need one quiet column, a way to see where they are, and a rest for the eyes now and then.',
    remembered: 'One sentence set like a headline, and the math on a band of paper across the window.',
  },
  locations: {
    reason: 'Readers ask “Are you near me?”, and the map answers before any text.',
    remembered: 'A blue map of the rivers from edge to edge, and a small one for each county.',
  },
  location: {
    reason:
      'Readers know the place better than we do, so the page leads with what explains it best: its streets, one job with numbers, or the question that everybody there asks.',
    remembered: 'Your own town on a hand-drawn map, with the line to downtown.',
  },
  own: {
    reason: 'The author chooses the blocks and their order; the page keeps the rhythm by itself.',
    remembered: 'That it looks like the pages around it.',
  },
  legal: {
    reason: 'Most people only read the short version; anyone who needs a clause finds it by its number.',
    remembered: 'The whole policy in a few lines at the top, then big clause numbers.',
  },
  resources: {
    reason: 'The grounds keep the kinds of tools apart, like drawers.',
    remembered: 'Checklists that look like paper, calculators that look like a blueprint.',
  },
  careers: {
    reason: 'The honest answer is a number, so the number is the drawing.',
    remembered: 'A zero as tall as the screen: there are no open roles.',
  },
  job: {
    reason: 'People looking for work compare a few facts before they read, so these come first.',
    remembered: 'The pay, in the first screen.',
  },
  'not-found': {
    reason: 'The picture says what happened before any text does, and the way out is one screen away.',
    remembered: 'A 404 whose zero is the missing span.',
  },
}
