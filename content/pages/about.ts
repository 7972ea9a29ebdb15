import type { CorePage } from '../schemas/core-page.ts'
import type { PhotoFields } from '../schemas/photo.ts'
import { site } from '../site.ts'

interface AboutPage extends CorePage {
  name: { heading: string; paragraphs: string[] }
  principles: { heading: string; items: { name: string; detail: string; cost: string }[] }
  /** A photograph of the person stands beside the words, if there is one. */
  founder: { heading: string; paragraphs: string[]; photo?: PhotoFields }
  notClaimed: { heading: string; text: string; items: string[] }
  wrong: { heading: string; paragraphs: string[] }
}

export const about: AboutPage = {
  title: 'A small firm that draws before it builds',
  metaTitle: 'About the firm, its principles and their price',
  description:
    'Who we are, how decisions are made, which principles we keep and what each costs us, what we will not claim, and what happens when we are wrong.',
  summary: `${site.name} is an engineer’s office for software, small on purpose and made for small firms, which would rather show you a drawing with dimensions than a vision.`,
  updated: '2026-11-20',
  name: {
    heading: 'What we make',
    paragraphs: [
      'A bridge is built from its supports, so you need to know the ground on both sides before you draw a line between them. Around here there are more than four hundred bridges, and everyone crosses several on the way to work without a thought.',
      'That is how good software should be: it joins two things that a gap kept apart, an order and an invoice, a question and an answer, and then nobody notices it. What we sell is the crossing, and the bridge is merely how.',
      'This site is a demonstration of a fictional firm, while the code, the measurements and the arithmetic are real and open to inspection.',
    ],
  },
  principles: {
    heading: 'Principles, and what each one costs us',
    items: [
      {
        name: 'The builder visits',
        detail: 'Whoever writes the code has stood beside the people who will use it and watched them work.',
        cost: 'We can run only about two projects at a time, and say so before anyone signs.',
      },
      {
        name: 'Small pieces, fixed prices',
        detail: 'Each piece is useful by itself, so it can be described, priced and agreed before it starts.',
        cost: 'When an estimate turns out wrong, the difference comes out of our pocket, not yours.',
      },
      {
        name: 'Everything in your name',
        detail: 'Code, accounts, domains and data belong to you from the first day, whoever set them up.',
        cost: 'You can leave us at any time, because nothing holds you here, and some will.',
      },
      {
        name: 'Dull tools',
        detail:
          'We use technology with a manual, a community and a past, so that somebody else can maintain it.',
        cost: 'We miss some fashions, now and then a good one, and look old-fashioned at parties.',
      },
      {
        name: 'Guesses in writing',
        detail:
          'What we expect is written down before the work and compared afterwards with what really happened.',
        cost: 'The list of our own errors is therefore long, and you may read it.',
      },
    ],
  },
  founder: {
    heading: 'The founder',
    paragraphs: [
      `${site.founder.name} leads the firm, writes most of the code and answers the phone, so if you call ${site.phone.display}, the person who picks up can change the program you are calling about.`,
      'There is no list of former employers here, because you can judge the work by the work: this site, four products with open flaws, and a first conversation that costs nothing.',
    ],
  },
  notClaimed: {
    heading: 'What you will not find on this site',
    text: 'Some things that are usual on pages like this are missing here, each for a reason:',
    items: [
      'Client logos and praise, because an anonymous quotation proves nothing, and one with a name needs a real client.',
      'Awards, badges and rankings, because most of them are bought, and all of them go stale.',
      'Numbers that count up, because if a figure is here, the way to it stands beside it.',
      'Photographs of a glass office, as we meet at your place.',
    ],
  },
  wrong: {
    heading: 'When we are wrong',
    paragraphs: [
      'You hear it from us, on the day we know, with what is affected and what we do about it: damage is stopped first, explained second and repaired third, and afterwards there is one page on why it was not noticed sooner.',
      'A larger kind of error is building the wrong thing well, for which the only remedy we know is to show it early to the people who must use it. That is why you will see something rough in the third week and are asked to be rude about it.',
    ],
  },
}
