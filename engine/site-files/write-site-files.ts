import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Content, PostEntry } from '../content/content.ts'
import { postsAbout } from '../content/post-lists.ts'
import { topics } from '../../model/post-lists.ts'
import { sections, site } from '../../model/site.ts'
import { allArticles, atomFeed, jsonFeed, type FeedSource } from './feeds.ts'
import { keyFile } from './indexnow.ts'
import { llmsTxt } from './llms-txt.ts'
import { listPages } from './pages.ts'
import { robotsTxt } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { newestOf, sitemapFiles } from './sitemap.ts'

/** Writes the files that crawlers, feed readers and assistants look for. */
export function writeSiteFiles(folder: string, content: Content): void {
  const pages = listPages(content)
  const files = {
    'robots.txt': robotsTxt(),
    ...sitemapFiles(pages),
    ...(sections.blog && feedsOf(content.posts, allArticles)),
    ...topicFeeds(content),
    'llms.txt': llmsTxt(pages, content),
    ...keyFile(site.indexNow.key),
    '.well-known/security.txt': securityTxt(newestOf(pages)),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The feeds of some articles in both formats, by their files' names. */
const feedsOf = (posts: readonly PostEntry[], source: FeedSource): Record<string, string> => ({
  [`${source.file.slice(1)}.xml`]: atomFeed(posts, source),
  [`${source.file.slice(1)}.json`]: jsonFeed(posts, source),
})

/** Two feeds for each topic that has a page. */
const topicFeeds = (content: Content): Record<string, string> =>
  Object.fromEntries(
    [...topics].flatMap(([slug, { name }]) => {
      const page = `/blog/topics/${slug}/`
      return Object.entries(feedsOf(postsAbout(content, slug), { title: name, page, file: `${page}feed` }))
    }),
  )
