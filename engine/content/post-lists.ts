import { words } from '../../.site/words/post-lists.ts'
import { fill } from '../../model/fill.ts'
import { postLists, postsPerPage, topics, type PostList } from '../../model/post-lists.ts'
import { topicSlug } from '../site/file-name.ts'
import type { Content, PostEntry } from './content.ts'

/** The articles of a topic, or all of them; newest first. */
export const postsAbout = ({ posts }: Content, topic?: string): PostEntry[] =>
  topic === undefined ? posts : posts.filter(({ fields }) => topicSlug(fields.topic) === topic)

/** The articles that one page of a list shows. */
export const postsOn = (content: Content, { topic, number }: PostList): PostEntry[] =>
  postsAbout(content, topic).slice((number - 1) * postsPerPage, number * postsPerPage)

const { all, topic: ofTopic } = words

/** The texts about a page of a list of articles. */
function listTexts({ topic: slug, number, count }: PostList) {
  const topic = slug === undefined ? undefined : topics.get(slug)?.name
  const values = {
    topic: topic ?? '',
    page: number === 1 ? '' : fill(words.page, { number }),
    where: number === 1 ? words.first : fill(words.further, { number, count }),
  }
  const texts = Object.entries(topic === undefined ? all : ofTopic)
  return Object.fromEntries(texts.map(([name, text]) => [name, fill(text, values)])) as Record<
    keyof typeof all,
    string
  >
}

/** The metadata of a page of a list of articles. */
export const listFields = (content: Content, list: PostList) => ({
  ...listTexts(list),
  updated:
    postsOn(content, list)
      .map(({ fields }) => fields.updated)
      .toSorted()
      .at(-1) ?? '',
})

/** The list of articles at a path, except the first page of all articles, which is a main page. */
export const furtherList = (path: string): PostList | undefined =>
  path === '/blog/' ? undefined : postLists.get(path)
