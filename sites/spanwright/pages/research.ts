import type { CorePage } from '../../../engine/schemas/core-page.ts'

export interface ResearchNote {
  id: string
  heading: string
  question: string
  method: string
  limits: string
  meaning: string
  next: string
}

interface ResearchPage extends CorePage {
  how: { heading: string; paragraphs: string[] }
  notes: { weight: ResearchNote; sameness: ResearchNote }
  rules: { heading: string; items: string[] }
}

export const research: ResearchPage = {
  title: 'Small experiments you can run yourself',
  metaTitle: 'Research notes on our own pages',
  description:
    'Two short research notes with real data from this site: how much of a page is text, and how alike our town pages are. Method, limits and numbers.',
  summary:
    'We run small experiments on the one thing we’ve got plenty of, which is our own pages. A script recalculates the numbers every time we build the site.',
  card: 'Two small experiments on our own pages, with the method, the numbers and what they don’t prove.',
  updated: '2026-11-22',
  how: {
    heading: 'How we publish',
    paragraphs: [
      'Each note has a question, a method, a result and its limits. Nobody types in the numbers: a script works them out from the site’s own files, so they change when the site does.',
      'We publish the boring results, too, since knowing that an idea didn’t work can save somebody a week.',
    ],
  },
  notes: {
    weight: {
      id: 'weight',
      heading: 'How much of a page is plain text?',
      question:
        'Some pages are for reading and others for looking things up, so can you tell which is which just by weighing their files?',
      method:
        'We take the Markdown file behind each page, compress all of it with brotli, then just the running text, and divide the second size by the first. What’s left over is structured information: prices, steps, questions and facts.',
      limits:
        'A file isn’t a page, since templates, menus and styles come on top, and they’re the same everywhere. Compression likes repetition, so text that repeats itself looks lighter than it is, and one site is a sample of one.',
      meaning:
        'Articles should come out close to one, and pages for looking things up should come out a lot lower. If an article’s number drops, the article is turning into a form, and if a service page’s climbs, its facts are hiding in the text.',
      next: 'We’d weigh the built pages the same way, split into markup, styles and drawings.',
    },
    sameness: {
      id: 'sameness',
      heading: 'Does every town get the same page?',
      question:
        'Agencies love to publish one page per town with only the name changed, so how alike are ours once you cover up the place names?',
      method:
        'We cut each page into runs of five words, with every place name replaced by the same mark. For each pair of pages, we count the runs that both of them have and divide by the runs that either one has. The result is called the Jaccard index, where 0 means nothing in common and 1 means the same text.',
      limits:
        'The index only sees words and knows nothing about meaning. Two pages can say the same thing in different words and still score zero, and it can’t tell you who wrote them or how. We also leave out the headings that every page gets from its template.',
      meaning:
        'A number near zero tells you that the pages don’t share their sentences. It doesn’t tell you that they’re any good, or that they say different things, which only somebody who lives there can judge.',
      next: 'We’d count the statements on each page that are true in that place and nowhere else, and have a local check them.',
    },
  },
  rules: {
    heading: 'Our rules for a note',
    items: [
      'The script is part of the site’s code, and every build runs it.',
      'Every number says what it measures and what it was worked out from.',
      'We don’t experiment on visitors, only on files.',
      'If a later build changes the result, the note changes with it.',
    ],
  },
}
