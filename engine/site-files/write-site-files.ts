import type { Content, PostEntry } from '../content/content.ts'
import { postsAbout } from '../content/post-lists.ts'
import { topics } from '../../model/post-lists.ts'
import { site } from '../../model/site.ts'
import { allArticles, atomFeed, jsonFeed, type FeedSource } from './feeds.ts'
import { keyFile } from './indexnow.ts'
import { llmsTxt } from './llms-txt.ts'
import { listPages } from './pages.ts'
import { newestOf, sitemapFiles } from './sitemap.ts'
import { crawlers } from '../../model/crawlers.ts'
import { placedFolders } from '../languages/placed.ts'
import { writeFiles } from '../process/write-files.ts'

/** Writes the files that crawlers, feed readers and assistants look for. */
export function writeSiteFiles(folder: string, content: Content): void {
  const pages = listPages(content)
  writeFiles(folder, {
    'robots.txt': robotsTxt(),
    ...sitemapFiles(pages),
    ...feedsOf(content.posts, allArticles),
    ...topicFeeds(content),
    'llms.txt': llmsTxt(pages, content),
    ...keyFile(site.indexNow.key),
    '.well-known/security.txt': securityTxt(newestOf(pages)),
  })
}

/** The feeds of some articles in both formats, by their files' names; none without articles. */
export const feedsOf = (posts: readonly PostEntry[], source: FeedSource): Record<string, string> =>
  posts.length === 0
    ? {}
    : {
        [`${source.file.slice(1)}.xml`]: atomFeed(posts, source),
        [`${source.file.slice(1)}.json`]: jsonFeed(posts, source),
      }

/** Two feeds for each topic that has a page. */
const topicFeeds = (content: Content): Record<string, string> =>
  Object.fromEntries(
    [...topics].flatMap(([slug, { name }]) => {
      const page = `/blog/topics/${slug}/`
      return Object.entries(feedsOf(postsAbout(content, slug), { title: name, page, file: `${page}feed` }))
    }),
  )

const group = (agents: readonly string[], rule: string): string =>
  `${agents.map((agent) => `User-agent: ${agent}\n`).join('')}${rule}\n`

/** robots.txt (RFC 9309). */
export const robotsTxt = (allowTraining: boolean = crawlers.allowTraining): string =>
  [
    group(['*'], 'Allow: /'),
    group(crawlers.answering, 'Allow: /'),
    group(crawlers.training, allowTraining ? 'Allow: /' : 'Disallow: /'),
    ['', ...placedFolders.map((folder) => `/${folder}`)]
      .map((folder) => `Sitemap: ${site.url}${folder}/sitemap.xml\n`)
      .join(''),
  ].join('\n')

/** The number of days for which the file is valid; RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 360

/**
 * /.well-known/security.txt (RFC 9116): whom to tell about a vulnerability. Its expiration depends on the newest
 * content, so that two builds of the same commit are equal; the content must therefore change at least once a year.
 * @param newest The ISO date of the newest content.
 */
export function securityTxt(newest: string): string {
  const expires = new Date(Date.parse(newest) + validDays * 86_400_000).toISOString()
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${site.language.split('-')[0]}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
