import type { CorePage } from '../schemas/core-page.ts'

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
  title: 'Small experiments that anyone can repeat',
  metaTitle: 'Research notes on light pages and honest text',
  description:
    'What we study and how we publish it. Two short research notes with real data from this site, their method, limits and the scripts that compute them.',
  summary:
    'We study what makes pages light, text useful and automation trustworthy, in experiments that are small, use data that you can see, and are computed anew with each build of this site.',
  updated: '2026-11-20',
  how: {
    heading: 'How we publish',
    paragraphs: [
      'A note has a question, a method, a result, its limits and what we would do next. Instead of being typed in by hand, the figures are computed by a script from the site itself and put here by the build, so they change when the site does.',
      'We publish dull results too, because to know that an idea did not work saves somebody a week and is as useful as the opposite.',
    ],
  },
  notes: {
    weight: {
      id: 'weight',
      heading: 'How much of a page is running text?',
      question:
        'Since some pages are for looking things up and some for reading, can one tell which is which from the weight of their sources alone?',
      method:
        'For each Markdown file of this site we compress the body and the whole file with brotli at its highest level. The ratio is the share of running text, while the rest are structured fields: prices, steps, questions, facts.',
      limits:
        'Sources are not pages, since templates, menus and styles come on top and are the same for all. Compression rewards repetition, so a repetitive text looks lighter than it is, and one site is a sample of one.',
      meaning:
        'Articles should lie near one and pages to look things up much lower, so if an article sinks, it is turning into a form, and if a service page rises, its facts are hiding in prose.',
      next: 'We would take the same reading on the built pages, split into markup, styles and drawings.',
    },
    sameness: {
      id: 'sameness',
      heading: 'Do neighboring towns get the same page?',
      question:
        'Agencies like to publish one page for each town with the name swapped, so how alike are our own location pages, with the names of all places masked?',
      method:
        'Each page is cut into runs of five words, in which one mark replaces all place names. For each pair the runs that both share are divided by the runs that either has, which is the Jaccard index, from 0 for nothing in common to 1 for the same text.',
      limits:
        'The index sees words and no meaning, so two pages can say the same in other words and score zero. Headings that belong to the template are left out, as every page has them.',
      meaning:
        'Values near zero say that the pages were written one by one, but not that they are good, because for that a reader from the place has to look.',
      next: 'We would compile a list of statements that are true in one place only, counted by a person who lives there.',
    },
  },
  rules: {
    heading: 'Rules for a note',
    items: [
      'The script is part of the site’s code, and one command runs it.',
      'Every figure names its unit and what it was computed from.',
      'No experiment is made on visitors, because the subjects are files.',
      'If a later build changes the result, the note changes with it.',
    ],
  },
}
