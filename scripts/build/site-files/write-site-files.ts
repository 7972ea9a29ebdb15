import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../content/load.ts'
import { site } from '../../../content/site.ts'
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
    'feed.xml': atomFeed(content.posts),
    'feed.json': jsonFeed(content.posts),
    'llms.txt': llmsTxt(pages, content),
    ...keyFile(site.indexNow.key),
    '.well-known/security.txt': securityTxt(newest),
  }
  mkdirSync(path.join(folder, '.well-known'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
}
