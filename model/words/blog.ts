import { topics, type PostList } from '../post-lists.ts'

/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  topics: { label: 'Topics', all: 'All' },
  pager: { label: 'Pages of this list', words: { older: 'Older', newer: 'Newer' }, page: 'Page' },
} as const

/** What a further page of the articles, or a topic's page, says about itself. */
export function listTexts({ topic, number, count }: PostList) {
  const name = topic === undefined ? undefined : topics.get(topic)?.name
  const page = number === 1 ? '' : `, page ${number}`
  const where = number === 1 ? 'newest first' : `page ${number} of ${count}`
  return name === undefined
    ? {
        title: `Insights${page}`,
        metaTitle: `Articles on software and search${page}`,
        description: `Our articles for owners of local firms, ${where}. Each one takes a side and works through an example with numbers you can change.`,
        summary: `Older articles, ${where}. What they say still holds, or they’d be in the errata.`,
        card: `Older articles for owners of local firms, ${where}, each with its math.`,
      }
    : {
        title: `${name}${page}`,
        metaTitle: `Articles about ${name}${page}`,
        description: `What we’ve written about ${name}, ${where}. Each article takes a side and works through an example with numbers you can change.`,
        summary: `Every article we’ve written about ${name}, ${where}. Each one takes a side and shows its math.`,
        card: `Every article about ${name}, ${where}. Each one takes a side and shows its math.`,
      }
}
