import type { CorePage } from '../schemas/core-page.ts'
import { site } from '../site.ts'

/** An open position: listed only when the job is real. */
export interface OpenRole {
  title: string
  description: string
  /** Day on which it was published, `YYYY-MM-DD`. */
  posted: string
}

/** The open positions; where there is none, the page says so. */
export const openRoles: readonly OpenRole[] = []

interface CareersPage extends CorePage {
  none: { heading: string; text: string }
  how: { heading: string; items: { name: string; duration: string; detail: string }[] }
  look: { heading: string; paragraphs: string[] }
  offer: { heading: string; items: string[] }
}

export const careers: CareersPage = {
  title: 'How we would hire, when we hire',
  metaTitle: 'Careers and how hiring works with us',
  description:
    'Open roles, if there are any, and how hiring works with us. Three steps, no puzzles, the pay range stated first, and an answer for everyone who writes.',
  summary:
    'We grow slowly and hire rarely, so this page says how it would go and lets you decide if you would like it before there is a role to apply for.',
  updated: '2026-11-20',
  none: {
    heading: 'Open roles',
    text: 'There is no open role at the moment. When there is one, it will appear here with its pay range, and nowhere else first.',
  },
  how: {
    heading: 'Three steps, no puzzles',
    items: [
      {
        name: 'A letter',
        duration: 'Half a page',
        detail:
          'Describe something you made, what was hard about it, and what you would do differently; no résumé is needed at this point.',
      },
      {
        name: 'A conversation',
        duration: '1 hour',
        detail:
          'We talk about that thing, name the pay range at the start, and leave half of the questions to you.',
      },
      {
        name: 'A paid day',
        duration: '1 day',
        detail:
          'You complete a real, small piece of work, paid at the normal rate, with the tools you like and the right to ask anything.',
      },
    ],
  },
  look: {
    heading: 'Whom we would look for',
    paragraphs: [
      'We look for people who can explain a thing to the person who has to live with it, because code can be learned on the job, while patience with a clerk who has been interrupted six times this morning is harder to teach.',
      'You should like finishing, since most of our work is the last fifth: the import, the odd case, the note for the next person. If you prefer beginnings, a larger firm will make you happier.',
      'Where you studied is of no interest to us, and neither is your age, but we would like to read something you wrote, in code or in English, of which you are a little proud.',
    ],
  },
  offer: {
    heading: 'What you could count on',
    items: [
      'A pay range that is stated before the first conversation.',
      'Forty hours at the most, because we quote work so that it fits.',
      'Your name on what you make, and the client’s number on your phone.',
      'An answer, with a reason, to every letter, even when it is a no.',
      `Write to ${site.email} at any time, with or without a role, and if you agree, we keep the letter for six months; otherwise we delete it.`,
    ],
  },
}
