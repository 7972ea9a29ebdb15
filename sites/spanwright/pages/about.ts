import type { CorePage } from '../../../engine/schemas/core-page.ts'
import type { PictureFields } from '../../../engine/schemas/picture.ts'
import { site } from '../../../model/site.ts'
import { terms } from '../../../model/terms.ts'

interface AboutPage extends CorePage {
  name: { heading: string; paragraphs: string[] }
  principles: { heading: string; items: { name: string; detail: string; cost: string }[] }
  /** A photograph of the person, shown beside the words if there is one. */
  founder: { heading: string; paragraphs: string[]; photo?: PictureFields }
  /** What a reader needs to know to trust this site. */
  writing: { heading: string; items: { name: string; detail: string }[] }
  notClaimed: { heading: string; text: string; items: string[] }
  wrong: {
    heading: string
    paragraphs: string[]
    /** What happens after a mistake, in this order. */
    steps: readonly { name: string; duration: string; detail: string }[]
  }
}

export const about: AboutPage = {
  title: 'A small firm that draws first and builds second',
  metaTitle: 'About us: who builds, and what we promise',
  description:
    'Who does the work, the rules we keep and what each one costs us, who writes these pages, what we won’t claim, and what happens when we’re wrong.',
  summary: `${site.name} is one engineer’s shop for small companies, and we’d rather show you a drawing with numbers on it than a vision.`,
  card: 'Who does the work, the rules we keep, what each one costs us, and how we handle our own mistakes.',
  updated: '2026-11-22',
  name: {
    heading: 'What we make',
    paragraphs: [
      'Before you draw a bridge, you need to know the ground on both banks. This town has hundreds of bridges, and most of us cross a few on the way to work without ever thinking about them.',
      'Good software joins two things like that, an order and an invoice, or a question and its answer, and after a week nobody notices. You’re paying to get across, and software is just how you get there.',
      `One thing you should know up front is that ${site.name} is an example firm, with no company and no clients behind it. The code runs, though, and you can check the math on every page.`,
    ],
  },
  principles: {
    heading: 'Our rules, and what each one costs us',
    items: [
      {
        name: 'The person who builds is the person who visits',
        detail:
          'Whoever writes your code has already stood next to the people who’ll use it and watched them work.',
        cost: `There’s ${terms.team} here, so we can only run ${terms.projectsAtOnce} projects at a time, and you’ll hear that before you sign anything.`,
      },
      {
        name: 'Small pieces, fixed prices',
        detail:
          'Each piece is useful by itself, so we can describe it, price it and agree on it before anybody starts.',
        cost: terms.overrun,
      },
      {
        name: 'Everything’s in your name',
        detail:
          'The code, the accounts, the domain and the data belong to you from day one, no matter who set them up.',
        cost: 'You can leave at the end of any piece, and some people will.',
      },
      {
        name: 'Boring tools',
        detail:
          'We use technology that has a manual, a lot of users and some gray hair, so that somebody else can take over.',
        cost: 'We miss a few trends, and once in a while a good one, and we’re no fun at technology parties.',
      },
      {
        name: 'Guesses in writing',
        detail:
          'We write down what we expect before the work starts, and afterward we write what really happened right next to it.',
        cost: 'There’s a written record of every time we guess wrong, and you get to read the part that’s about your project.',
      },
    ],
  },
  founder: {
    heading: 'The founder',
    paragraphs: [
      `${site.founder.name} runs the company, writes the code and answers the phone. Call ${site.phone.display}, and the person who picks up can change the program you’re calling about.`,
      'You won’t find a résumé here, because there isn’t one to show: the founder is as made up as the firm. Judge the work instead, since you’ve got this site and the products you can run on it, and a first conversation costs you nothing.',
    ],
  },
  writing: {
    heading: 'Who writes this, and how to complain',
    items: [
      {
        name: 'Who writes it',
        detail: `Every article has ${site.founder.name}’s name on it, but it’s a pen name, so go by the parts of a page that you can check for yourself.`,
      },
      {
        name: 'How it’s checked',
        detail:
          'Prices and durations come from one list, so two pages can’t disagree. A script goes through every page and looks for dead links, copied text, praise without proof, and sentences that are too hard to read. If we took a fact from somebody else, we say where it comes from.',
      },
      {
        name: 'What’s made up',
        detail:
          'The worked examples are invented, each one says so, and since we don’t have clients, we don’t have any client stories either.',
      },
      {
        name: 'How to complain',
        detail: `If you find a mistake, write to ${site.email} and name the page and the sentence. You’ll get an answer within ${terms.reply}, and if you’re right, we’ll correct the page and change its date.`,
      },
    ],
  },
  notClaimed: {
    heading: 'What you won’t find on this site',
    text: 'Pages like this one usually have a few things that are missing here, and we left them out for a reason.',
    items: [
      'Client logos and quotes, because a quote with no name proves nothing, and one with a name takes a real client.',
      'Awards, badges and rankings, since nobody can tell which ones were bought, and all of them go stale.',
      'Big numbers that count up as you scroll, which never say where they come from.',
      'Photographs of a glass office, because we don’t have one and meet at your place instead.',
    ],
  },
  wrong: {
    heading: 'When we’re wrong',
    paragraphs: [
      'You’ll hear it from us on the day we know, together with what’s affected and what we’re doing about it. Then it goes in the same order every time.',
      `The bigger mistake is building the wrong thing well, and the only cure we know is showing it early to the people who’ll use it. You’ll see a rough version within ${terms.firstLook} of the start, so please be blunt about it while changes are still cheap.`,
    ],
    steps: [
      {
        name: 'Stop the damage',
        duration: 'First',
        detail:
          'We stop it even if that means a day with paper and pencil, because every further hour leaves more to repair.',
      },
      {
        name: 'Tell you',
        duration: 'Then',
        detail:
          'You and everybody else it affects hear what we know, what we don’t know yet, and what to watch for meanwhile.',
      },
      {
        name: 'Fix it',
        duration: 'After that',
        detail:
          'The fix comes with a test that fails if the same mistake ever comes back, so it can only happen once.',
      },
      {
        name: 'Write it up',
        duration: 'Last',
        detail:
          'You get a copy of one page that says what happened and why nobody caught it sooner, without naming a person.',
      },
    ],
  },
}
