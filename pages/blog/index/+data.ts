import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { loadContent } from '#engine/content/load.ts'
import { pageOf, toTeaser } from '#engine/content/find.ts'
import { furtherList, listFields, postsOn } from '#engine/content/post-lists.ts'
import { postLists, topics, type PostList, type PostListPath } from '#model/post-lists.ts'
import { words as sections } from '#.site/words/posts.ts'
import { illustrated } from '#engine/drawings/of-page.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { crumbsTo } from '#pages/main-page.ts'
import { pagerOf } from './pager.ts'
import { writtenDay } from '#model/written.ts'

export type Data = ReturnType<typeof data>

/** The first page of all articles, a further one, or a page of a topic. */
export function data({ urlPathname }: PageContextServer) {
  const content = loadContent()
  const path = urlPathname.endsWith('/') ? urlPathname : `${urlPathname}/`
  const list = postLists.get(path)
  // The development server may be asked for any address.
  if (!list) throw render(404, `There is no list of articles at ${path}.`)
  const further = furtherList(path)
  const { hero, posts, rules, wishes, ...about } = pageOf(content, 'blog')
  const fields = further ? listFields(content, further) : about
  return {
    ...pageHead({
      path: further?.path ?? '/blog/',
      fields,
      name: further ? fields.title : interfaceTexts.pages.blog,
      ...(further && { crumbs: crumbsTo('blog') }),
      pageType: 'CollectionPage',
    }),
    page: { title: fields.title, summary: fields.summary, hero, posts, ...(!further && { rules, wishes }) },
    topics: topicLinks(list),
    pager: pagerOf(list),
    posts: postsOn(content, list).map((entry) => ({
      ...illustrated(toTeaser(entry)),
      topic: entry.fields.topic,
      published: writtenDay(entry.fields.published),
    })),
  }
}

/** Links to all articles and to each topic that has a page; none if no topic has one. */
const topicLinks = ({ topic }: PostList) =>
  topics.size === 0
    ? []
    : [
        { label: sections.topics.all, href: '/blog/' as const, isCurrent: topic === undefined },
        ...[...topics].map(([slug, { name }]) => ({
          label: name,
          href: `/blog/topics/${slug}/` as PostListPath,
          isCurrent: slug === topic,
        })),
      ]
