import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../content/content.ts'
import { postsAbout } from '../content/post-lists.ts'
import { topics } from '../../model/post-lists.ts'
import { sections, site } from '../../model/site.ts'
import { atomFeed, jsonFeed } from './feeds.ts'
import { keyFile } from './indexnow.ts'
import { llmsTxt } from './llms-txt.ts'
import { listPages } from './pages.ts'
import { robotsTxt } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { sitemapFiles } from './sitemap.ts'

/** Writes the files that crawlers, feed readers and assistants look for. */
export function writeSiteFiles(folder: string, content: Content): void {
  const pages = listPages(content)
  const newest =
    pages
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? ''
  const files = {
    'robots.txt': robotsTxt(),
    ...sitemapFiles(pages),
    ...(sections.blog && {
      'feed.xml': atomFeed(content.posts),
      'feed.json': jsonFeed(content.posts),
    }),
    ...topicFeeds(content),
    'llms.txt': llmsTxt(pages, content),
    ...keyFile(site.indexNow.key),
    '.well-known/security.txt': securityTxt(newest),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Two feeds for each topic that has a page. */
const topicFeeds = (content: Content): Record<string, string> =>
  Object.fromEntries(
    [...topics].flatMap(([slug, { name }]) => {
      const source = { title: name, page: `/blog/topics/${slug}/`, file: `/blog/topics/${slug}/feed` }
      const posts = postsAbout(content, slug)
      return [
        [`${source.file.slice(1)}.xml`, atomFeed(posts, source)],
        [`${source.file.slice(1)}.json`, jsonFeed(posts, source)],
      ]
    }),
  )
