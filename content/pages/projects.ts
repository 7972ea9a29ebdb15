import type { CorePage } from '../schemas/core-page.ts'

interface ProjectsPage extends CorePage {
  common: { heading: string; paragraphs: string[] }
  reading: { heading: string; items: { name: string; detail: string }[] }
  notMeasured: { heading: string; paragraphs: string[] }
}

export const projects: ProjectsPage = {
  title: 'Four products of our own, with their flaws',
  metaTitle: 'Projects and case studies, honestly told',
  description:
    'Four small products made on our own account. What each one does, which decision was rejected, what was measured, and what was not.',
  summary:
    'These are our own products and no client work, which lets us show everything: the drawing, the decision we turned down, what was measured and what was not.',
  updated: '2026-11-20',
  common: {
    heading: 'What the four have in common',
    paragraphs: [
      'All of them began with an annoyance of our own: a file nobody wanted to write, a screen that others could read, three scripts that failed on a Monday, a model that sounded sure and was wrong.',
      'In each the core is a small set of pure functions, data in and data out, without network or clock, and around it lies a thin shell. It is the same way of building that we use for clients, since such a core can be tested in full and read in an afternoon.',
      'None of them is finished, and none has a sales page, because they are here so that you can see how we think when nobody pays us to look good.',
    ],
  },
  reading: {
    heading: 'How to read a case study',
    items: [
      {
        name: 'Start with what was rejected',
        detail: 'Anyone can defend what was built, while the alternative shows if there was a choice.',
      },
      {
        name: 'Then look at the readings',
        detail: 'Each has a method beside it, and if you could not repeat it, you need not believe it.',
      },
      {
        name: 'Then ask what is missing',
        detail: 'The last part of each page says what comes next, and why it is not there yet.',
      },
    ],
  },
  notMeasured: {
    heading: 'Why so much says “not measured”',
    paragraphs: [
      'Because it was not. A figure without a method is decoration, and a method takes time that we did not always have. Where a reading is missing, the page says how one would get it, so that you can judge how hard it would be.',
      'We ask the same of every vendor we look at for clients, so it seemed fair to start at home.',
    ],
  },
}
