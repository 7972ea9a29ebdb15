import { postLists, postsPerPage, type PostList } from '../../model/post-lists.ts'
import { listTexts } from '../../model/words/blog.ts'
import { slugOf } from './file-name.ts'
import type { Content, PostEntry } from './content.ts'

/** The articles of a topic, or all of them; newest first. */
export const postsAbout = ({ posts }: Content, topic?: string): PostEntry[] =>
  topic === undefined ? posts : posts.filter(({ fields }) => slugOf(fields.topic) === topic)

/** The articles that one page of a list shows. */
export const postsOn = (content: Content, { topic, number }: PostList): PostEntry[] =>
  postsAbout(content, topic).slice((number - 1) * postsPerPage, number * postsPerPage)

/** What a page of a list says about itself, as the head and the lists of the site need it. */
export const listFields = (content: Content, list: PostList) => ({
  ...listTexts(list),
  updated:
    postsOn(content, list)
      .map(({ fields }) => fields.updated)
      .toSorted()
      .at(-1) ?? '',
})

/** A page of a list of articles, if the path leads to one beyond the first. */
export const furtherList = (path: string): PostList | undefined =>
  path === '/blog/' ? undefined : postLists.get(path)
