import { words } from '../../.site/words/post-lists.ts'
import { fill } from '../../model/fill.ts'
import { postLists, postsPerPage, topics, type PostList } from '../../model/post-lists.ts'
import { slugOf } from '../site/file-name.ts'
import type { Content, PostEntry } from './content.ts'

/** The articles of a topic, or all of them; newest first. */
export const postsAbout = ({ posts }: Content, topic?: string): PostEntry[] =>
  topic === undefined ? posts : posts.filter(({ fields }) => slugOf(fields.topic) === topic)

/** The articles that one page of a list shows. */
export const postsOn = (content: Content, { topic, number }: PostList): PostEntry[] =>
  postsAbout(content, topic).slice((number - 1) * postsPerPage, number * postsPerPage)

const { all, topic: ofTopic } = words

/** The metadata of a further page of articles, or of a topic's page. */
function listTexts({ topic: slug, number, count }: PostList) {
  const topic = slug === undefined ? undefined : topics.get(slug)?.name
  const values = {
    topic: topic ?? '',
    page: number === 1 ? '' : fill(words.page, { number }),
    where: number === 1 ? words.first : fill(words.further, { number, count }),
  }
  const { title, metaTitle, description, summary, card } = topic === undefined ? all : ofTopic
  return {
    title: fill(title, values),
    metaTitle: fill(metaTitle, values),
    description: fill(description, values),
    summary: fill(summary, values),
    card: fill(card, values),
  }
}

/** The metadata of a list page, as needed by the head and the site's lists. */
export const listFields = (content: Content, list: PostList) => ({
  ...listTexts(list),
  updated:
    postsOn(content, list)
      .map(({ fields }) => fields.updated)
      .toSorted()
      .at(-1) ?? '',
})

/** A page of a list of articles beyond the first, if the path leads to one. */
export const furtherList = (path: string): PostList | undefined =>
  path === '/blog/' ? undefined : postLists.get(path)
