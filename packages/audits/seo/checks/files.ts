import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { attribute, isElement, linkedBy, type Element, type HtmlPage } from '../../html/html-page.ts'
import { pageCheck, type AuditedSite, type Check } from '../../site/audited-site.ts'
import { unless } from '../../unless.ts'
import { mostInSitemap } from './limits.ts'

const read = ({ read: bytesOf }: AuditedSite, path: string): string => bytesOf(path)?.toString() ?? ''

/** A check of one file. Its findings have the file's path. */
const fileCheck = (
  name: string,
  path: string,
  messages: (text: string, site: AuditedSite) => string[],
): Check => ({
  name,
  find: (site) => messages(read(site, path), site).map((message) => ({ path, message })),
})

/** A page in the sitemap; links to other languages may follow its date. */
const urlEntry = /<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>(?:<xhtml:link [^>]*>)*<\/url>/g
const sitemapEntry = /<sitemap><loc>([^<]+)<\/loc>/g
const day = /^\d{4}-\d{2}-\d{2}$/

const sitemapCheck = fileCheck('sitemap', '/sitemap.xml', (xml, site) => {
  const parts = [...xml.matchAll(sitemapEntry)].map(([, url = '']) => url.replace(site.origin, ''))
  const files = parts.length > 0 ? parts.map((path) => read(site, path)) : [xml]
  const listed = files.map((file) =>
    [...file.matchAll(urlEntry)].map(([, url = '', changed = '']) => ({ url, changed })),
  )
  const urls = listed.flat().map(({ url }) => url)
  const expected = site.routes.map((route) => site.origin + route)
  return [
    ...expected
      .filter((url) => !urls.includes(url))
      .map((url) => `${url} is not listed; expected every page`),
    ...urls
      .filter((url, index) => !expected.includes(url) || urls.indexOf(url) !== index)
      .map((url) => `${url} is listed; expected only pages, each once`),
    ...listed
      .flat()
      .filter(({ changed }) => !day.test(changed) || Date.parse(changed) > Date.now() + 86_400_000)
      .map(({ url, changed }) => `${url} has the date "${changed}"; expected YYYY-MM-DD, not in the future`),
    ...listed
      .filter(({ length }) => length > mostInSitemap)
      .map(({ length }) => `${length} addresses in one file; the limit is ${mostInSitemap}`),
  ]
})

/** All crawlers, and those that answer questions and cite sources: blocking them would hide the site. */
const answering = ['*', 'OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot', 'Bingbot']

const robotsTxtCheck = fileCheck('robots.txt', '/robots.txt', (text, { origin }) => {
  const groups = text.split(/\n\s*\n/)
  const blocks = (agent: string) =>
    groups.some(
      (group) => group.split('\n').includes(`User-agent: ${agent}`) && /^Disallow: *\S/m.test(group),
    )
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return [
    ...lines
      .filter((line) => !/^(User-agent|Allow|Disallow|Sitemap): ?\S*$/.test(line))
      .map((line) => `the line "${line}"; expected a rule of RFC 9309`),
    ...answering.filter(blocks).map((agent) => `${agent} is blocked; expected it to be allowed`),
    ...unless(
      lines.includes(`Sitemap: ${origin}/sitemap.xml`),
      `no line "Sitemap: ${origin}/sitemap.xml"; expected it`,
    ),
  ]
})

/** A time with its zone (RFC 3339). */
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/

interface FeedItem {
  id?: string | undefined
  title?: string | undefined
  url?: string | undefined
  times: readonly (string | undefined)[]
  html: string
}

function itemFaults(items: readonly FeedItem[], { origin, routes }: AuditedSite): string[] {
  const posts = routes.filter((route) => /^\/blog\/[^/]+\/$/.test(route)).map((route) => origin + route)
  const ids = items.map(({ id }) => id ?? '')
  return [
    ...unless(
      posts.toSorted().join() === ids.toSorted().join(),
      `entries ${ids.join(', ')}; expected ${posts.join(', ')}`,
    ),
    ...items.flatMap(({ id, title, url, times, html }) => [
      ...unless(
        title && url?.startsWith(`${origin}/`),
        `${id} has the title "${title}" and the address ${url}; expected both`,
      ),
      ...times
        .filter((time) => !rfc3339.test(time ?? ''))
        .map((time) => `${id} has the time "${time}"; expected RFC 3339`),
      ...unless(!/(href|src)="\//.test(html), `${id} has links without the domain; expected absolute ones`),
    ]),
  ]
}

/** A parsed feed, or the error. */
const parsed = <Feed>(parse: () => Feed): Feed | string => {
  try {
    return parse()
  } catch (error) {
    return (error as Error).message
  }
}

/** A site without articles needs no feeds. */
const hasFeeds = (site: AuditedSite): boolean =>
  site.routes.some((route) => route.startsWith('/blog/')) || read(site, '/feed.xml') !== ''

const atomCheck = fileCheck('Atom feed', '/feed.xml', (text, site) => {
  if (!hasFeeds(site)) return []
  const feed = parsed(() => parseAtomFeed(text))
  if (typeof feed === 'string') return [`${feed}; expected Atom (RFC 4287)`]
  const own = feed.links?.find(({ rel }) => rel === 'self')?.href
  return [
    ...unless(
      feed.id && feed.title?.value && rfc3339.test(feed.updated ?? ''),
      'no id, title or time; expected all three',
    ),
    ...unless(own === `${site.origin}/feed.xml`, `calls itself ${own}; expected ${site.origin}/feed.xml`),
    ...itemFaults(
      (feed.entries ?? []).map(({ id, title, links, published, updated, content }) => ({
        id,
        title: title?.value,
        url: links?.find(({ rel }) => rel === 'alternate')?.href,
        times: [published, updated],
        html: content?.value ?? '',
      })),
      site,
    ),
  ]
})

const jsonFeedCheck = fileCheck('JSON Feed', '/feed.json', (text, site) => {
  if (!hasFeeds(site)) return []
  const feed = parsed(() => parseJsonFeed(JSON.parse(text)))
  if (typeof feed === 'string') return [`${feed}; expected JSON Feed 1.1`]
  const isNamed = text.includes('"https://jsonfeed.org/version/1.1"') && feed.title
  return [
    ...unless(isNamed, 'no version 1.1 or no title; expected both'),
    ...unless(
      feed.feed_url === `${site.origin}/feed.json`,
      `calls itself ${feed.feed_url}; expected ${site.origin}/feed.json`,
    ),
    ...itemFaults(
      (feed.items ?? []).map((item) => ({
        id: item.id,
        title: item.title,
        url: item.url,
        times: [item.date_published, item.date_modified],
        html: item.content_html ?? '',
      })),
      site,
    ),
  ]
})

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

const llmsCheck = fileCheck('llms.txt', '/llms.txt', (text, { name, origin, routes }) => {
  const lines = text.split('\n')
  const items = lines.filter((line) => line.startsWith('- '))
  const urls = items.map((line) => llmsLink.exec(line)?.[1])
  const expected = routes.map((route) => origin + route)
  return [
    ...unless(lines[0] === `# ${name}`, `begins with "${lines[0]}"; expected "# ${name}"`),
    ...unless(/^> ./.test(lines[2] ?? ''), `line 3 is "${lines[2]}"; expected a summary as "> …"`),
    ...unless(
      lines.some((line) => line.startsWith('## ')),
      'no section; expected "## …"',
    ),
    ...items
      .filter((line) => !llmsLink.test(line))
      .map((line) => `"${line}"; expected "- [name](address): notes"`),
    ...expected
      .filter((url) => urls.filter((other) => other === url).length !== 1)
      .map((url) => `${url} is not listed once; expected every page once`),
    ...urls
      .filter((url) => url !== undefined && !expected.includes(url))
      .map((url) => `${url} is listed; expected only pages`),
  ]
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

/** The letters and digits of a text, so that Markdown's marks and white space make no difference. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** A twin without link targets and list numbers, but with unchanged code. */
const withoutMarks = (markdown: string): string =>
  markdown
    .split(/^```$/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            // A picture's alternative text is not part of the page's text.
            .replace(/!\[(?:\\.|[^\]\\])*\]\([^)]*\)/g, '')
            .replace(/(?<!\\)\]\([^)]*\)/g, '')
            .replace(/^\s*(?:> )*\d+\. /gm, ''),
    )
    .join('')

const firstDifference = (one: string, other: string): string => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return `"${one.slice(at, at + 40)}" on the page, "${other.slice(at, at + 40)}" in the twin`
}

function twinFaults(page: HtmlPage, site: AuditedSite): string[] {
  const [href = ''] = linkedBy(page, 'alternate', 'text/markdown')
  const expected = `${page.path.replace(/\/$/, '') || '/index'}.md`
  if (href !== expected) return [`the twin is announced as "${href}"; expected ${expected}`]
  const twin = letters(withoutMarks(read(site, href)))
  // The twin begins with the page's title, even if other text precedes it on the page. A notice about the site may follow.
  const [title = '', text = ''] = [page.all('h1'), page.all('main')].map((of) =>
    letters(of.map(spokenText).join(' ')),
  )
  const expectedText = title + letters(site.notice ?? '') + text.replace(title, '')
  return twin === expectedText
    ? []
    : [`the twin differs: ${firstDifference(expectedText, twin)}; expected the page's text`]
}

const twinCheck = pageCheck('Markdown twin', twinFaults)

export const fileChecks = [
  announcedCheck,
  twinCheck,
  sitemapCheck,
  robotsTxtCheck,
  atomCheck,
  jsonFeedCheck,
  llmsCheck,
]
