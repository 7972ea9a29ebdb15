import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { parseFragment } from 'parse5'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { postSlugs, routes } from '../../model/routes.ts'
import { searchDocumentsPath } from '../../model/search.ts'
import { withBase, withoutBase } from '../../model/base-path.ts'
import { site as config } from '../../model/site.ts'
import { twinPath } from '../../engine/head/seo.ts'
import { madeUpLine, withoutMadeUpLine } from '../../engine/site-files/made-up.ts'
import { readFeed } from '../../packages/audits/feed.ts'
import {
  attribute,
  elementsOf,
  isElement,
  textOf,
  type Element,
  type HtmlPage,
} from '../../packages/audits/html/html-page.ts'
import { parseMarkdown, wordsIn } from '../../packages/audits/seo/checks/files.ts'
import { builtFolder } from '../../packages/audits/site/built-site.ts'
import { builtPages, isServed } from './built-pages.ts'

/*
 * What assistants and feed readers get from each page, read as they read it: with a Markdown parser.
 */

const read = (file: string): string => readFileSync(path.join(builtFolder, file), 'utf8')

const pageAt = new Map(builtPages.map((page) => [page.path, page]))
const idsOf = (page: HtmlPage) => new Set(page.elements.map((element) => attribute(element, 'id')))

/** What is wrong with a link; undefined if it works. */
function faultOfLink(url: string): string | undefined {
  if (!URL.canParse(url)) return `${url} is not an absolute address`
  if (!url.startsWith(`${config.url}/`)) return undefined
  const { pathname: asked, hash } = new URL(url)
  const pathname = withoutBase(asked)
  if (!isServed(pathname)) return `${url} is not a file`
  const page = pageAt.get(pathname)
  const isThere = hash === '' || (page && idsOf(page).has(decodeURIComponent(hash.slice(1))))
  return isThere ? undefined : `${url} points to nothing`
}

/** The words of elements. The end of an element ends a word. */
const wordsOf = (elements: readonly Element[]): Set<string> =>
  new Set(
    elements.flatMap(({ childNodes }) =>
      childNodes.flatMap((node) => ('value' in node ? wordsIn(node.value) : [])),
    ),
  )

const textAtEnd = (node: Nodes): string => toString(node).at(-1) ?? ''
const textAtStart = (node: Nodes): string => toString(node).at(0) ?? ''

/** Links without a space between them and a word, or another link. */
function crowdedLinks(tree: Root): string[] {
  const crowded: string[] = []
  visit(tree, (node) => {
    if (!('children' in node)) return
    for (const [index, child] of node.children.entries()) {
      const next = node.children[index + 1]
      if (!next || (child.type !== 'link' && next.type !== 'link')) continue
      const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)
      const meets = isWord(textAtEnd(child)) && isWord(textAtStart(next))
      if (meets || (child.type === 'link' && next.type === 'link'))
        crowded.push(`${toString(child)}|${toString(next)}`)
    }
  })
  return crowded
}

/**
 * Markup that a parser took for text: emphasis that does not open or close, broken links.
 * @param text The page's own text, which may be about such markup.
 */
function strayMarks(tree: Root, text = ''): string[] {
  const stray: string[] = []
  visit(tree, 'text', ({ value }) => {
    if (/\*\*|\]\(|^#{1,6} /.test(value) && !text.includes(value.trim())) stray.push(value)
  })
  visit(tree, 'html', ({ value }) => void stray.push(value))
  return stray
}

function linksOf(tree: Root): string[] {
  const links: string[] = []
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') links.push(node.url)
  })
  return links
}

/** Elements that the twins leave out, with everything inside them. */
const silent = new Set('nav form button label select svg template'.split(' '))
const spokenElements = (element: Element): Element[] =>
  silent.has(element.tagName) || attribute(element, 'hidden') !== undefined
    ? []
    : [element, ...element.childNodes.filter(isElement).flatMap(spokenElements)]

const targetsOf = (elements: readonly Element[], page: string): string[] =>
  elements
    .filter(({ tagName }) => tagName === 'a')
    .flatMap((link) => attribute(link, 'href') ?? [])
    .map((href) => new URL(withBase(href), config.url + page).href)

describe.each(routes)('the twin of %s', (route) => {
  const tree = parseMarkdown(read(twinPath(route)))
  const [main] = pageAt.get(route)?.all('main') ?? []
  const spoken = main ? spokenElements(main) : []

  test('begins with its only h1', () => {
    const [first, ...others] = tree.children
    expect(first).toMatchObject({ type: 'heading', depth: 1 })
    expect(others.filter((node) => node.type === 'heading' && node.depth === 1)).toEqual([])
  })

  // That it has the words of the page is a check of the SEO audit (seo.test.ts).
  test('never runs two links together, and has no stray marks', () => {
    expect(crowdedLinks(tree)).toEqual([])
    expect(strayMarks(tree, main && textOf(main))).toEqual([])
  })

  test('has the same links as the page', () => {
    const links = linksOf(tree)
    expect(links.flatMap((url) => faultOfLink(url) ?? [])).toEqual([])
    // A heading's link to itself is useful only on the page.
    const headings = elementsOf(main!).filter(({ tagName }) => /^h[2-6]$/.test(tagName))
    const ownLinks = headings
      .flatMap((heading) => targetsOf(elementsOf(heading), route))
      .filter((url) => url.startsWith(`${config.url}${route}#`))
    const known = new Set([...links, ...ownLinks])
    expect(targetsOf(spoken, route).filter((url) => !known.has(url))).toEqual([])
  })
})

describe('llms-full.txt', () => {
  const parts = read('llms-full.txt').split(/^<!-- (\S+) -->$/m)

  test('contains every twin, each under its address', () => {
    expect(parseMarkdown(parts[0] ?? '').children[0]).toMatchObject({ type: 'heading', depth: 1 })
    const pairs = routes.flatMap((route) => [
      config.url + route,
      withoutMadeUpLine(read(twinPath(route))).trim(),
    ])
    expect(parts.slice(1).map((part) => part.trim())).toEqual(pairs)
  })

  test('parses as one document, with a title for each page', () => {
    const titles = parseMarkdown(parts.join('')).children.filter(
      (node) => node.type === 'heading' && node.depth === 1,
    )
    expect(titles).toHaveLength(routes.length + 1)
  })
})

// That it lists every page is a check of the SEO audit.
test('llms.txt runs no two links together', () => {
  const tree = parseMarkdown(read('llms.txt'))
  expect([crowdedLinks(tree), strayMarks(tree)]).toEqual([[], []])
})

describe('the feeds', () => {
  // oxlint-disable-next-line vitest/no-conditional-tests -- a site without articles has no feeds to parse
  if (postSlugs.length === 0) {
    // oxlint-disable-next-line vitest/no-conditional-tests -- as above
    test('do not exist without articles', () =>
      expect(existsSync(path.join(builtFolder, 'feed.xml'))).toBe(false))
    return
  }
  const [atom, json] = [readFeed(read('feed.xml')), readFeed(read('feed.json'))]

  test('say once whether the firm is fictional', () => {
    expect([atom.description ?? '', json.description ?? '']).toEqual([madeUpLine, madeUpLine])
  })

  test('have the same articles, each with its own time of change', () => {
    const [ids, others] = [atom, json].map(({ entries }) => entries.map(({ id, updated }) => [id, updated]))
    expect(others).toEqual(ids)
    expect(new Set(atom.entries.map(({ updated }) => updated)).size).toBe(postSlugs.length)
    const edits = atom.entries.map(({ updated = '' }) => Date.parse(updated))
    expect(Date.parse(atom.updated ?? '')).toBe(Math.max(...edits))
    expect(read('feed.xml')).toContain(` xml:lang="${config.language}">`)
    expect(read('feed.json')).toContain(`"language":"${config.language}"`)
    expect([atom.home, json.home]).toEqual([`${config.url}/blog/`, `${config.url}/blog/`])
  })

  test.each([...atom.entries, ...json.entries])(
    '$id: has the day and summary of other files, and working links',
    (entry) => {
      const page = pageAt.get(entry.id?.slice(config.url.length) ?? '')
      const [shown] = page?.all('time').map((time) => attribute(time, 'datetime')) ?? []
      expect(page?.html).toContain(`"datePublished":"${shown}T12:00:00Z"`)
      expect(entry.published?.slice(0, 10)).toBe(shown)
      const byline = page?.elements.find((element) => attribute(element, 'class') === 'byline')
      expect(entry.authors).not.toEqual([])
      for (const author of entry.authors) expect(byline && textOf(byline)).toContain(author)
      expect(read('llms.txt')).toContain(`](${entry.url}): ${entry.summary}\n`)
      const elements = elementsOf(parseFragment(entry.html ?? ''))
      const links = elements.flatMap(
        (element) => attribute(element, 'href') ?? attribute(element, 'src') ?? [],
      )
      expect(links.flatMap((url) => faultOfLink(url) ?? [])).toEqual([])
    },
  )
})

test('the search never runs two words together', () => {
  const documents = JSON.parse(read(searchDocumentsPath)) as { path: string; headings: string }[]
  expect(documents.map((document) => document.path)).toEqual(routes)
  for (const document of documents) {
    const known = wordsOf(pageAt.get(document.path)?.elements ?? [])
    expect(
      wordsIn(document.headings).filter((word) => !known.has(word)),
      document.path,
    ).toEqual([])
  }
})
