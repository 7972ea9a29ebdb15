import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { readFeed, type Feed } from '../../feed.ts'
import { attribute, isElement, linkedBy, type Element, type HtmlPage } from '../../html/html-page.ts'
import { pageCheck, siteCheck, type AuditedSite, type Check } from '../../site/audited-site.ts'
import { mostInSitemap } from './limits.ts'

const read = ({ read: bytesOf }: AuditedSite, path: string): string => bytesOf(path)?.toString() ?? ''

/** A check of one file. Its findings have the file's path. */
const fileCheck = (
  name: string,
  path: string,
  messages: (text: string, site: AuditedSite) => Iterable<string>,
): Check =>
  siteCheck(name, function* (site) {
    for (const message of messages(read(site, path), site)) yield { path, message }
  })

/** A page in the sitemap; links to other languages may follow its date. */
const urlEntry = /<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>(?:<xhtml:link [^>]*>)*<\/url>/g
const sitemapEntry = /<sitemap><loc>([^<]+)<\/loc>/g
const day = /^\d{4}-\d{2}-\d{2}$/

const sitemapCheck = fileCheck('sitemap', '/sitemap.xml', function* (xml, site) {
  const parts = [...xml.matchAll(sitemapEntry)].map(([, url = '']) => url.replace(site.origin, ''))
  const files = parts.length > 0 ? parts.map((path) => read(site, path)) : [xml]
  const listed = files.map((file) => [...file.matchAll(urlEntry)])
  const urls = listed.flat().map(([, url = '']) => url)
  const expected = site.routes.map((route) => site.origin + route)
  for (const url of expected) if (!urls.includes(url)) yield `${url} is not listed; expected every page`
  for (const [index, url] of urls.entries())
    if (!expected.includes(url) || urls.indexOf(url) !== index)
      yield `${url} is listed; expected only pages, each once`
  for (const [, url, changed = ''] of listed.flat())
    if (!day.test(changed) || Date.parse(changed) > Date.now() + 86_400_000)
      yield `${url} has the date "${changed}"; expected YYYY-MM-DD, not in the future`
  for (const { length } of listed)
    if (length > mostInSitemap) yield `${length} addresses in one file; the limit is ${mostInSitemap}`
})

/** All crawlers, and those that answer questions and cite sources: blocking them would hide the site. */
const answering = ['*', 'OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot', 'Bingbot']

const robotsTxtCheck = fileCheck('robots.txt', '/robots.txt', function* (text, { origin }) {
  const groups = text.split(/\n\s*\n/)
  const blocks = (agent: string) =>
    groups.some(
      (group) => group.split('\n').includes(`User-agent: ${agent}`) && /^Disallow: *\S/m.test(group),
    )
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  for (const line of lines)
    if (!/^(User-agent|Allow|Disallow|Sitemap): ?\S*$/.test(line))
      yield `the line "${line}"; expected a rule of RFC 9309`
  for (const agent of answering.filter(blocks)) yield `${agent} is blocked; expected it to be allowed`
  const sitemap = `Sitemap: ${origin}/sitemap.xml`
  if (!lines.includes(sitemap)) yield `no line "${sitemap}"; expected it`
})

/** A time with its zone (RFC 3339). */
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/

/** A site without articles needs no feeds. */
const hasFeeds = (site: AuditedSite): boolean =>
  site.routes.some((route) => route.startsWith('/blog/')) || read(site, '/feed.xml') !== ''

function* entryFaults(entries: Feed['entries'], { origin, routes }: AuditedSite) {
  const posts = routes.filter((route) => /^\/blog\/[^/]+\/$/.test(route)).map((route) => origin + route)
  const ids = entries.map(({ id }) => id ?? '')
  if (posts.toSorted().join() !== ids.toSorted().join())
    yield `entries ${ids.join(', ')}; expected ${posts.join(', ')}`
  for (const { id, title, url, published, updated, html = '' } of entries) {
    if (!title || !url?.startsWith(`${origin}/`))
      yield `${id} has the title "${title}" and the address ${url}; expected both`
    for (const time of [published, updated])
      if (!rfc3339.test(time ?? '')) yield `${id} has the time "${time}"; expected RFC 3339`
    if (/(href|src)="\//.test(html)) yield `${id} has links without the domain; expected absolute ones`
  }
}

/**
 * A check of a feed.
 * @param standard What it must be, for messages.
 * @param isComplete Whether the feed itself has what its standard requires; `incomplete` says what that is.
 */
const feedCheck = (
  name: string,
  path: string,
  standard: string,
  isComplete: (feed: Feed, text: string) => unknown,
  incomplete: string,
): Check =>
  fileCheck(name, path, function* (text, site) {
    if (!hasFeeds(site)) return
    let feed
    try {
      feed = readFeed(text)
    } catch (error) {
      yield `${(error as Error).message}; expected ${standard}`
      return
    }
    if (!isComplete(feed, text)) yield incomplete
    if (feed.own !== site.origin + path) yield `calls itself ${feed.own}; expected ${site.origin}${path}`
    yield* entryFaults(feed.entries, site)
  })

const atomCheck = feedCheck(
  'Atom feed',
  '/feed.xml',
  'Atom (RFC 4287)',
  ({ format, id, title, updated }) => format === 'atom' && id && title && rfc3339.test(updated ?? ''),
  'no id, title or time; expected all three',
)

const jsonFeedCheck = feedCheck(
  'JSON Feed',
  '/feed.json',
  'JSON Feed 1.1',
  ({ format, title }, text) =>
    format === 'json' && title && text.includes('"https://jsonfeed.org/version/1.1"'),
  'no version 1.1 or no title; expected both',
)

const announcements = [
  ['alternate', 'application/atom+xml', '/feed.xml'],
  ['alternate', 'application/feed+json', '/feed.json'],
  ['describedby', 'text/markdown', '/llms.txt'],
] as const

/** Feeds are announced on home and the pages of the blog. */
const announcesFeeds = ({ path }: HtmlPage, site: AuditedSite): boolean =>
  hasFeeds(site) && (path === '/' || path.startsWith('/blog/'))

const announcedCheck = pageCheck('announced', (page, site) =>
  announcements
    .filter(([, , path]) => !path.startsWith('/feed') || announcesFeeds(page, site))
    .filter(([rel, type, path]) => !linkedBy(page, rel, type).includes(path))
    .map(([rel, type, path]) => `no link of ${type} with rel "${rel}"; expected one to ${path}`),
)

const llmsLink = /^- \[[^\]]+\]\((https:[^)]+)\): ./

const llmsCheck = fileCheck('llms.txt', '/llms.txt', function* (text, { name, origin, routes }) {
  const lines = text.split('\n')
  if (lines[0] !== `# ${name}`) yield `begins with "${lines[0]}"; expected "# ${name}"`
  if (!/^> ./.test(lines[2] ?? '')) yield `line 3 is "${lines[2]}"; expected a summary as "> …"`
  if (!lines.some((line) => line.startsWith('## '))) yield 'no section; expected "## …"'
  const items = lines.filter((line) => line.startsWith('- '))
  for (const line of items) if (!llmsLink.test(line)) yield `"${line}"; expected "- [name](address): notes"`
  const urls = items.flatMap((line) => llmsLink.exec(line)?.[1] ?? [])
  const expected = routes.map((route) => origin + route)
  for (const url of expected)
    if (urls.filter((other) => other === url).length !== 1)
      yield `${url} is not listed once; expected every page once`
  for (const url of urls) if (!expected.includes(url)) yield `${url} is listed; expected only pages`
})

/** Elements whose text is not part of the page's text: controls, drawings and breadcrumbs. */
const silentTags = new Set('form nav button input label select textarea script style svg template'.split(' '))

/** Whether an element opens a part that is collapsed on phones; the part's heading is next to it. */
const isTuckLine = (element: Element): boolean =>
  attribute(element, 'class')?.startsWith('tuck__line') === true

function spokenText(element: Element): string {
  if (silentTags.has(element.tagName) || isTuckLine(element) || attribute(element, 'hidden') !== undefined)
    return ''
  return element.childNodes
    .map((child) => ('value' in child ? child.value : isElement(child) ? spokenText(child) : ''))
    .join(' ')
}

/** The words of a text, without punctuation. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

const parser = unified().use(remarkParse).use(remarkGfm)
/** Reads a text as a Markdown parser does. */
export const parseMarkdown = (text: string): Root => parser.parse(text)

/** The kinds of nodes whose text is a line of its own. */
const lines: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'code'])

/** The words of a twin, as a Markdown parser reads it. A picture's alternative text is not part of the page's text. */
function twinWords(text: string): string[] {
  const words: string[] = []
  visit(parseMarkdown(text), (node) => {
    if (lines.has(node.type)) words.push(...wordsIn(toString(node, { includeImageAlt: false })))
  })
  return words
}

function firstDifference(page: readonly string[], twin: readonly string[]): string | undefined {
  const length = Math.max(page.length, twin.length)
  let at = 0
  while (at < length && page[at] === twin[at]) at += 1
  const excerpt = (words: readonly string[]) => words.slice(at, at + 6).join(' ')
  return at === length ? undefined : `"${excerpt(page)}" on the page, "${excerpt(twin)}" in the twin`
}

const twinCheck = pageCheck('Markdown twin', function* (page, site) {
  const [href = ''] = linkedBy(page, 'alternate', 'text/markdown')
  const expected = `${page.path.replace(/\/$/, '') || '/index'}.md`
  if (href !== expected) {
    yield `the twin is announced as "${href}"; expected ${expected}`
    return
  }
  // The twin begins with the page's title, even if other text precedes it on the page. A notice about the site may follow.
  const [title, text] = [page.all('h1'), page.all('main')].map((of) => of.map(spokenText).join(' ')) as [
    string,
    string,
  ]
  const expectedWords = wordsIn([title, site.notice, text.replace(title, '')].join(' '))
  const difference = firstDifference(expectedWords, twinWords(read(site, href)))
  if (difference !== undefined) yield `the twin differs: ${difference}; expected the page's text`
})

export const fileChecks = [
  announcedCheck,
  twinCheck,
  sitemapCheck,
  robotsTxtCheck,
  atomCheck,
  jsonFeedCheck,
  llmsCheck,
]
