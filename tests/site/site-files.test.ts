import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../../content/routes.ts'
import { site as config } from '../../content/site.ts'
import { attribute, builtPages, elementsOf, site, textOf, type Element } from './built-pages.ts'

const read = (name: string) => readFileSync(path.join(site, name), 'utf8')
const addresses = routes.map((route) => config.url + route)

test('the sitemap holds exactly the pages, each with a day', () => {
  const xml = read('sitemap.xml')
  expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual(addresses)
  expect(xml.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)).toHaveLength(routes.length)
})

test('robots.txt allows everything that should be found and names the sitemap', () => {
  const text = read('robots.txt')
  expect(text).toContain(`Sitemap: ${config.url}/sitemap.xml`)
  expect(text).toMatch(/User-agent: \*\nAllow: \/\n/)
  expect(text).toMatch(/User-agent: OAI-SearchBot\n/)
})

test('both feeds hold the articles with absolute links and stable ids', () => {
  const posts = addresses.filter(
    (url) => new URL(url).pathname.startsWith('/blog/') && !url.endsWith('/blog/'),
  )
  const atom = read('feed.xml')
  expect([...atom.matchAll(/<entry>\n<id>([^<]+)<\/id>/g)].map(([, id]) => id)).toEqual(posts)
  expect(atom).not.toMatch(/href=&quot;\//)
  const json = JSON.parse(read('feed.json')) as {
    version: string
    items: { id: string; content_html: string }[]
  }
  expect(json.version).toBe('https://jsonfeed.org/version/1.1')
  expect(json.items.map(({ id }) => id)).toEqual(posts)
  for (const { content_html: html } of json.items) expect(html).not.toMatch(/href="\//)
})

test('llms.txt follows its format and names every page once', () => {
  const lines = read('llms.txt').split('\n')
  expect(lines[0]).toBe(`# ${config.name}`)
  expect(lines[2]).toMatch(/^> ./)
  const links = lines.filter((line) => line.startsWith('- '))
  for (const line of links) expect(line).toMatch(/^- \[[^\]]+\]\(https:[^)]+\): ./)
  const urls = links.map((line) => /\((https:[^)]+)\)/.exec(line)?.[1])
  expect(urls).toHaveLength(addresses.length)
  expect(new Set(urls)).toEqual(new Set(addresses))
})

/** Whether an element belongs to a form or to the way to the page, which a text has no use for. */
function isControl(element: Element): boolean {
  const { parentNode } = element
  if (['form', 'nav'].includes(element.tagName)) return true
  return parentNode !== null && 'tagName' in parentNode && isControl(parentNode)
}

test.each(builtPages.map((page) => [page.path, page] as const))(
  '%s has a twin in Markdown',
  (_path, page) => {
    const [href = ''] = page
      .all('link')
      .filter((link) => attribute(link, 'type') === 'text/markdown' && attribute(link, 'rel') === 'alternate')
      .map((link) => attribute(link, 'href') ?? '')
    const text = readFileSync(path.join(site, href), 'utf8')
    expect(text).toMatch(/^# /m)
    // Every paragraph of the page is in it; emphasis and links are written with marks.
    const plain = (source: string) => source.replace(/\]\([^)]*\)|[*`[\]\\]|\s+/g, '')
    const [main] = page.all('main')
    const paragraphs = elementsOf(main!).filter(({ tagName }) => tagName === 'p')
    for (const paragraph of paragraphs.filter((element) => !isControl(element))) {
      expect(plain(text)).toContain(plain(textOf(paragraph)))
    }
  },
)
