import { published, topics as listed } from '../.site/entries.ts'
import type { Named } from './named.ts'

/** How many articles a page of a list shows. */
export const postsPerPage = 10
/** The fewest articles for which a topic has its own page. */
const leastPosts = 2

interface Topic {
  name: string
  posts: number
}
export type TopicSlug = Named<keyof typeof listed>

/** The topics that have their own page, by slug. */
export const topics: ReadonlyMap<string, Topic> = new Map(
  Object.entries<Topic>(listed).filter(([, { posts }]) => posts >= leastPosts),
)

/** One page of a list of all articles, or of those on one topic. */
export interface PostList {
  path: PostListPath
  /** The topic's slug; absent for all articles. */
  topic?: string
  /** Counts from 1. */
  number: number
  /** How many pages the whole list has. */
  count: number
}

export type PostListPath =
  | `/blog/page/${number}/`
  | `/blog/topics/${TopicSlug}/`
  | `/blog/topics/${TopicSlug}/page/${number}/`

const pathOf = (topic: string | undefined, number: number): string =>
  `/blog/${topic === undefined ? '' : `topics/${topic}/`}${number === 1 ? '' : `page/${number}/`}`

function pagesOf(posts: number, topic?: string): PostList[] {
  const count = Math.max(1, Math.ceil(posts / postsPerPage))
  return Array.from({ length: count }, (_, index) => ({
    path: pathOf(topic, index + 1) as PostListPath,
    ...(topic !== undefined && { topic }),
    number: index + 1,
    count,
  }))
}

/** Every page of every list, by path; the first is /blog/ itself. */
export const postLists: ReadonlyMap<string, PostList> = new Map(
  [
    ...pagesOf(published.blog.length),
    ...[...topics].flatMap(([slug, { posts }]) => pagesOf(posts, slug)),
  ].map((list) => [list.path, list]),
)
