import { postSlugs } from '../../../model/routes.ts'
import type { CorePage } from '../../../engine/schemas/core-page.ts'
import { spelled } from '../../../model/terms.ts'

interface BlogPage extends CorePage {
  rules: { items: { name: string; detail: string }[] }
  wishes: { heading: string; text: string }
}

const count = spelled(postSlugs.length)
/** As at the beginning of a sentence. */
const opening = count.charAt(0).toUpperCase() + count.slice(1)

export const blog: BlogPage = {
  title: 'Insights with the math left in',
  metaTitle: 'Articles on software, AI and automation',
  description:
    'Long articles for owners of local firms. Each one takes a side and works through an example with numbers you can change. No news and no lists of tools.',
  summary: `${opening} articles, each of which takes a side and shows its math, so you can run it again with your own numbers.`,
  card: `${opening} long articles on software, AI, automation and search for owners. Each one shows its math.`,
  updated: '2026-11-22',
  rules: {
    items: [
      {
        name: 'The opinion comes first',
        detail: 'The opening paragraph says what we think, so you can stop right there and disagree.',
      },
      {
        name: 'There’s math in the middle',
        detail:
          'Each article works through an example whose numbers are openly made up, so that you can swap in your own.',
      },
      {
        name: 'Sources are at the end',
        detail:
          'When we use somebody else’s fact, we say where it comes from, and we always call an opinion an opinion.',
      },
      {
        name: 'It says when we’re wrong',
        detail:
          'Every article tells you when its advice doesn’t hold, and if you know of a case we missed, please send it to us.',
      },
    ],
  },
  wishes: {
    heading: 'Got a question we should answer?',
    text: 'Send it by email, with a number or two if you have them. If the answer would help other owners, it may turn into an article, and we’d leave your name out of it.',
  },
}
