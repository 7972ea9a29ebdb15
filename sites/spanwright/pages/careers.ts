import type { CorePage } from '../../../engine/schemas/core-page.ts'
import { site } from '../../../model/site.ts'
import { terms } from '../../../model/terms.ts'

/** An open position: listed only when the job is real. */
export interface OpenRole {
  title: string
  description: string
  /** Day on which it was published, `YYYY-MM-DD`. */
  posted: string
}

/** The open positions; the page says so if there are none. */
export const openRoles: readonly OpenRole[] = []

interface CareersPage extends CorePage {
  none: { heading: string; text: string }
  how: { heading: string; items: { name: string; duration: string; detail: string }[] }
  look: { heading: string; paragraphs: string[] }
  offer: { heading: string; items: string[] }
}

export const careers: CareersPage = {
  title: 'How we’d hire, if we were hiring',
  metaTitle: 'Careers: open roles and how we hire',
  description:
    'Open roles, when there are any, and how hiring works here. Three steps, no puzzles, pay range up front, and an answer for everybody who writes.',
  summary:
    'We grow slowly and rarely hire, so here’s how it would go, and you can decide if you’d like it before there’s a job.',
  card: 'Whether we’re hiring, how it would go, and what you could count on if you worked here.',
  updated: '2026-11-22',
  none: {
    heading: 'Open roles',
    text: `There aren’t any right now, since the company is ${terms.team}, and we’d hire the second one carefully. When there’s a position, you’ll see it here first, with its pay range.`,
  },
  how: {
    heading: 'Three steps, no puzzles',
    items: [
      {
        name: 'A letter',
        duration: 'Half a page',
        detail:
          'Instead of a résumé, tell us about something you made, what was difficult about it, and what you’d do differently.',
      },
      {
        name: 'A conversation',
        duration: '1 hour',
        detail:
          'We’ll talk about that thing you made, you’ll know the pay range before we start, and half of the questions are yours.',
      },
      {
        name: 'A paid day',
        duration: '1 day',
        detail:
          'You do a small piece of real work, at normal pay, with your own tools, and you can ask anybody anything.',
      },
    ],
  },
  look: {
    heading: 'Who we’d look for',
    paragraphs: [
      'We’d look for somebody who can explain a thing to the person who has to live with it. You can learn programming on the job, but it’s harder to teach patience with a clerk who’s been interrupted six times since breakfast.',
      'You should like finishing, because most of this work comes near the end: the import, the exceptions, the notes for whoever comes next. If you like beginnings better, you’ll be happier at a bigger company.',
      'We don’t care where you went to school or how old you are. We’d like to read something you wrote, in code or in English, that you’re a little proud of.',
    ],
  },
  offer: {
    heading: 'What you could count on',
    items: [
      'You’d know the pay range before we have our first conversation.',
      `You’d work ${terms.workWeek} a week at the most, because we quote projects so that they fit.`,
      'Your name would be on whatever you make, and the client’s number would be in your phone.',
      'Everybody who writes to us gets an answer with a reason in it, even when the answer is no.',
      `Write to ${site.email} anytime, whether or not there’s a job. If you agree, we’ll keep your letter for ${terms.letterKept}, and otherwise we’ll delete it.`,
    ],
  },
}
