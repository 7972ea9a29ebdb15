import type { CorePage } from '../schemas/core-page.ts'

interface BlogPage extends CorePage {
  rules: { heading: string; items: { name: string; detail: string }[] }
  wishes: { heading: string; text: string }
}

export const blog: BlogPage = {
  title: 'Insights with the arithmetic left in',
  metaTitle: 'Insights on software, AI, automation and search',
  description:
    'Long articles for owners of local firms, each with a point of view and a worked example whose numbers you can redo. No news, no trends, no lists of tools.',
  summary:
    'Few articles, each with a point of view and a sum that you can redo with your own figures, and a new one only when a question has come up for the third time.',
  updated: '2026-11-20',
  rules: {
    heading: 'How these are written',
    items: [
      {
        name: 'A claim first',
        detail: 'The opening paragraph says what we think, so that you can stop reading there and disagree.',
      },
      {
        name: 'A sum in the middle',
        detail:
          'Every article has an example with figures, in which assumptions are identified so that you can change them.',
      },
      {
        name: 'Sources at the end',
        detail:
          'Facts that are not ours name where they come from, while opinions are always called opinions.',
      },
      {
        name: 'The counter-case',
        detail:
          'Somewhere it says when the advice does not hold, and if you discover a case that we missed, write to us.',
      },
    ],
  },
  wishes: {
    heading: 'A question we should answer?',
    text: 'Send it by mail, with a figure or two if you have them, and if the answer would help other owners as well, it may become the next article, without your name.',
  },
}
