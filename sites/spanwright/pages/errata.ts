import type { CorePage } from '../../../engine/schemas/core-page.ts'

export interface Erratum {
  /** Its fragment. */
  id: string
  /** The day of the fix, `YYYY-MM-DD`. */
  day: string
  /** The mistake as a heading. */
  name: string
  wrong: string
  affected: string
  changed: string
  /** The commit that fixed it; absent where it is this page's own. */
  commit?: string
}

interface ErrataPage extends CorePage {
  /** Its name in breadcrumbs. */
  label: string
  how: { heading: string; paragraphs: string[] }
  /** Newest first; every one of them can be read in the history of the repository. */
  errata: readonly Erratum[]
}

export const errata: ErrataPage = {
  title: 'What we got wrong',
  label: 'Errata',
  metaTitle: 'Errata: our mistakes on this site',
  description:
    'Real mistakes on this website, from its own edit history. For each one: the day, what was wrong, who it affected and what we changed.',
  summary:
    'Every mistake on this list was real, it was on this website, and you can look it up in the history of the code. We’d rather show you our mistakes than hope that you didn’t notice them.',
  card: 'Real mistakes from the website’s own history: the day, what was wrong, who it affected, and what we changed.',
  updated: '2026-11-23',
  how: {
    heading: 'How the list works',
    paragraphs: [
      'A mistake belongs here if it misled somebody, lost something they’d typed, or kept them from doing what they came to do. We don’t list typos. The newest entry comes first, and we’ll never remove an older one.',
      'The firm is fictional, but the website isn’t, so the list is about the one product of ours that you can examine for yourself.',
    ],
  },
  errata: [
    {
      id: 'promised-papers',
      day: '2026-11-23',
      name: 'We promised this list before it existed',
      wrong:
        'The About page said that you could read the list of our own errors, and an article invited you to read our contracts. Neither of them had been published.',
      affected:
        'Anyone who took us at our word and went looking for them. If you invite people to check up on you, you’ve got to give them something they can actually examine.',
      changed: 'We published this list, and a sample agreement to go with it.',
    },
    {
      id: 'prices',
      day: '2026-11-22',
      name: 'Our prices didn’t fit our own rate',
      wrong:
        'Some prices were more than twice what one engineer could bill in that time at our published rate. The home page promised a first result sooner than its own steps allowed. Even the length of the first call varied from page to page.',
      affected: 'Anyone who compared two of our pages, or who planned a budget with our numbers.',
      changed:
        'Prices, durations and promises now come from a single file. An automatic test calculates every price from the hours and the rate, and fails if one engineer couldn’t finish in the weeks we’ve named.',
      commit: '1696603',
    },
    {
      id: 'old-page',
      day: '2026-11-22',
      name: 'Every click showed you the old page first',
      wrong:
        'When you clicked a link, the browser took a picture of the page you were leaving and faded it out. The new page couldn’t appear until that was over.',
      affected:
        'Every visitor who clicked a link, and most of all on the first click of a visit. With the processor slowed to a quarter of its speed, a typical click took 86 milliseconds to show the next page. Without the picture, it took only 71 milliseconds.',
      changed: 'We removed the picture of the old page, and the new one now appears by itself.',
      commit: '30e823a',
    },
    {
      id: 'long-sentences',
      day: '2026-11-21',
      name: 'We made our own text harder to read',
      wrong:
        'A reading formula had put our pages in grade five, and we wanted grade eight. To get there, we joined short sentences into long ones, and the formula probably liked the result better than any reader did.',
      affected:
        'Everyone who had to read a sentence twice. In the end, a quarter of all the sentences on the site had more than 25 words.',
      changed:
        'We’ve rewritten the pages with a limit instead: no more than one sentence in twenty may be that long.',
      commit: '7df5d95',
    },
    {
      id: 'first-words',
      day: '2026-11-21',
      name: 'The form could lose the first thing you typed',
      wrong:
        'The contact form keeps a draft of your message in your browser, but anything you typed before the form’s code had finished loading wasn’t included.',
      affected:
        'People on slow connections, whose first words were gone if they reloaded the page before they’d typed anything more.',
      changed: 'When the code arrives, it now looks for text that’s already in the form and keeps it.',
      commit: '1fe592f',
    },
    {
      id: 'email-form',
      day: '2026-11-21',
      name: 'A form that browsers wouldn’t send',
      wrong:
        'On a copy of this site without a message server and with JavaScript off, the form tried to hand your text to your email program. For security reasons, browsers don’t allow that.',
      affected: 'Visitors with JavaScript off, who had a button in front of them that couldn’t do its job.',
      changed: 'In that situation, the form now gives you our email address instead.',
      commit: 'fbc5abf',
    },
    {
      id: 'map-pins',
      day: '2026-11-21',
      name: 'Map pins you couldn’t see',
      wrong: 'On a narrow screen, the outermost pins of the area map were outside the frame around it.',
      affected:
        'People who move from link to link with a keyboard on a small screen, because they could land on a pin that wasn’t visible.',
      changed: 'The map isn’t as tall on narrow screens anymore, and every pin fits inside its frame.',
      commit: 'd82641c',
    },
    {
      id: 'jumping-button',
      day: '2026-11-21',
      name: 'The accessibility button jumped',
      wrong: 'When the cookie banner appeared, it pushed the round accessibility button up the screen.',
      affected: 'Anyone who was just about to press the button and suddenly missed it.',
      changed: 'The button stays where it is now, and the banner leaves that corner of the screen free.',
      commit: '303a114',
    },
    {
      id: 'missing-demos',
      day: '2026-11-21',
      name: 'We described demos that weren’t there',
      wrong:
        'Three case studies explained how to use a demonstration on the page, and an article sent you to a calculator. Unfortunately, we hadn’t built any of them yet.',
      affected: 'Readers who scrolled up and down the page looking for a button that didn’t exist.',
      changed:
        'We took those sentences out until there was something behind them. The demonstrations and the calculator were finished and published later the same day.',
      commit: 'a543c62',
    },
    {
      id: 'invented-visits',
      day: '2026-11-21',
      name: 'We told stories of visits nobody had made',
      wrong:
        'Several pages about places hinted at meetings that had never happened. One of them said we’d stood in contractors’ yards at six in the morning, although a fictional firm can’t have stood anywhere.',
      affected: 'Anyone who took those lines as evidence of our experience.',
      changed:
        'We removed the stories. Every worked example says that it’s an illustration, and driving times are given only as rough figures.',
      commit: '7392bf0',
    },
  ],
}
