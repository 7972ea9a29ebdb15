import type { CorePage } from '../schemas/core-page.ts'

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
  how: { heading: string; paragraphs: string[] }
  /** Newest first; every one of them can be read in the history of the repository. */
  errata: readonly Erratum[]
}

export const errata: ErrataPage = {
  title: 'What we got wrong',
  metaTitle: 'Errata: our mistakes on this site',
  description:
    'Real mistakes on this website, from its own edit history. For each one: the day, what was wrong, who it affected and what we changed.',
  summary:
    'These mistakes are real. All of them were on this website, and you can look each one up in the history of its code. We fixed them, and we’d rather show you than hope you didn’t notice.',
  card: 'Real mistakes from the website’s own history: the day, what was wrong, who it affected, and what we changed.',
  updated: '2026-11-23',
  how: {
    heading: 'How the list works',
    paragraphs: [
      'A mistake goes on the list if it misled somebody, lost something they typed, or got in their way. We leave out typos. The newest comes first, and we don’t take any off.',
      'The firm is fictional, but the website isn’t. That’s why the list is about the website: it’s the one product of ours that you can check yourself.',
    ],
  },
  errata: [
    {
      id: 'promised-papers',
      day: '2026-11-23',
      name: 'We promised this list before it existed',
      wrong:
        'The About page said you could read the list of our own errors. An article told you to read our contracts. We hadn’t published either one.',
      affected:
        'Anyone who took us at our word and went looking. If you invite people to check, you have to give them something to check.',
      changed: 'We published this list and a sample agreement.',
    },
    {
      id: 'prices',
      day: '2026-11-22',
      name: 'Our prices didn’t fit our own rate',
      wrong:
        'Some prices were more than twice what one engineer could bill in that time at our published rate. The home page promised a first result sooner than its own steps allowed. The first call had one length on one page and another length on the next.',
      affected: 'Anyone who compared two pages, and anyone who planned a budget with our numbers.',
      changed:
        'Prices, times and promises now come from one file. A test works out each price from the hours and the rate. It fails if one engineer couldn’t do the work in the weeks we name.',
      commit: '1696603',
    },
    {
      id: 'old-page',
      day: '2026-11-22',
      name: 'Every click showed you the old page first',
      wrong:
        'When you clicked a link, the browser took a picture of the page you were leaving and faded it out. The new page had to wait for that.',
      affected:
        'Every click inside the site, and most of all the first one of a visit. We slowed a processor to a quarter of its speed and measured 72 clicks. A typical one took 86 milliseconds. Without the picture, it took 71.',
      changed: 'The picture is gone. The new page comes in by itself.',
      commit: '30e823a',
    },
    {
      id: 'long-sentences',
      day: '2026-11-21',
      name: 'We made our own text harder to read',
      wrong:
        'We joined short sentences into long ones because a reading formula had put our pages in grade five and we wanted grade eight. The formula liked it. Nobody else would have.',
      affected:
        'Everyone who had to read a sentence twice. In the end, a quarter of all our sentences had more than 25 words.',
      changed: 'Two days later we threw out that goal and rewrote the pages in plain, short sentences.',
      commit: '7df5d95',
    },
    {
      id: 'first-words',
      day: '2026-11-21',
      name: 'The form could lose the first thing you typed',
      wrong:
        'The contact form keeps a draft in your browser. If you typed before the form’s code had loaded, the draft didn’t notice.',
      affected:
        'People on slow connections. If you reloaded the page before you typed anything more, your words were gone.',
      changed: 'The code now looks at what’s already in the form when it arrives, and keeps it.',
      commit: '1fe592f',
    },
    {
      id: 'email-form',
      day: '2026-11-21',
      name: 'A form that browsers wouldn’t send',
      wrong:
        'On a copy of this site without a message server, and with JavaScript off, the form tried to hand your text to your email program. Browsers don’t allow that from a secure page.',
      affected: 'Visitors with JavaScript off. They had a button, and it couldn’t do its job.',
      changed: 'In that case, the form now gives you our email address instead.',
      commit: 'fbc5abf',
    },
    {
      id: 'map-pins',
      day: '2026-11-21',
      name: 'Map pins you couldn’t see',
      wrong: 'On a narrow screen, the outermost pins of the area map were outside its frame.',
      affected:
        'People who move through links by keyboard on a small screen. They landed on a pin that wasn’t in view.',
      changed: 'The map is lower on narrow screens now, and every pin fits in its frame.',
      commit: 'd82641c',
    },
    {
      id: 'jumping-button',
      day: '2026-11-21',
      name: 'The accessibility button jumped',
      wrong: 'When the cookie banner came up, it pushed the round accessibility button up the screen.',
      affected: 'Anyone who was just about to press it.',
      changed: 'The button stays where it is. The banner leaves that corner free.',
      commit: '303a114',
    },
    {
      id: 'missing-demos',
      day: '2026-11-21',
      name: 'We described demos that weren’t there',
      wrong:
        'Three case studies told you how to use a demonstration on the page, and an article sent you to a calculator. We hadn’t built them yet.',
      affected: 'Readers who scrolled up and down looking for a button.',
      changed:
        'We took the sentences out until there was something behind them. The demonstrations and the calculator went online later that day.',
      commit: 'a543c62',
    },
    {
      id: 'invented-visits',
      day: '2026-11-21',
      name: 'We told stories of visits nobody had made',
      wrong:
        'Pages about places hinted at meetings that never happened. One said we’d stood in contractors’ yards at six in the morning. The firm is fictional, so nobody had.',
      affected: 'Anyone who took those lines as proof of experience.',
      changed:
        'The stories are gone. Worked examples say that they’re illustrations, and drives are given as rough times.',
      commit: '7392bf0',
    },
  ],
}
