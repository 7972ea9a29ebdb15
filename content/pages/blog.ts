import { postSlugs } from '../routes.ts'
import type { CorePage } from '../schemas/core-page.ts'
import { spelled } from '../terms.ts'

interface BlogPage extends CorePage {
  rules: { items: { name: string; detail: string }[] }
  wishes: { heading: string; text: string }
}

const count = spelled(postSlugs.length)
const Count = count[0]?.toUpperCase() + count.slice(1)

export const blog: BlogPage = {
  title: 'Insights with the math left in',
  metaTitle: 'Articles on software, AI and automation',
  description:
    'Long articles for owners of local firms. Each takes a side and works an example with numbers you can change. No news, no trends, no lists of tools.',
  summary: `${Count} articles. Each one takes a side and shows its math, so you can run it again with your own numbers.`,
  card: `${Count} long articles on software, AI, automation and search for owners. Each one shows its math.`,
  updated: '2026-11-22',
  rules: {
    items: [
      {
        name: 'The opinion comes first',
        detail: 'The opening says what we think. You can stop right there and disagree.',
      },
      {
        name: 'There’s math in the middle',
        detail:
          'Each article works through an example. The numbers are made up and say so. Swap in yours and see what changes.',
      },
      {
        name: 'Sources are at the end',
        detail: 'A fact that isn’t ours says where it’s from. An opinion is called an opinion.',
      },
      {
        name: 'It says when we’re wrong',
        detail:
          'Every article tells you when its advice doesn’t hold. If you know a case we missed, send it to us.',
      },
    ],
  },
  wishes: {
    heading: 'Got a question we should answer?',
    text: 'Email it to us, with a number or two if you have them. If the answer would help other owners, it may turn into an article. We’d leave your name out of it.',
  },
}
