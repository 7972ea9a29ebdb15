import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { site as config } from '../../content/site.ts'
import { attribute, builtPages, isServed, notFoundPage, site, textOf, type BuiltPage } from './built-pages.ts'

const metaOf = (page: BuiltPage, name: string): string[] =>
  page
    .all('meta')
    .filter((element) => [attribute(element, 'name'), attribute(element, 'property')].includes(name))
    .map((element) => attribute(element, 'content') ?? '')

/** Width and height of a PNG in pixels, from its header (PNG specification, 11.2.2). */
function pngSize(file: string): [number, number] {
  const bytes = readFileSync(path.join(site, file))
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const titleOf = (page: BuiltPage): string => page.all('title').map(textOf).join()
const everyPage = [...builtPages, notFoundPage]

describe.each(everyPage.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  test('has a language, one title, one description, one main landmark', () => {
    expect(attribute(page.all('html')[0]!, 'lang')).toBe(config.language)
    expect(page.all('title').filter(({ parentNode }) => parentNode?.nodeName === 'head')).toHaveLength(1)
    expect(titleOf(page).length).toBeLessThanOrEqual(60)
    expect(metaOf(page, 'description')).toHaveLength(1)
    expect(page.all('main')).toHaveLength(1)
    expect(page.html.indexOf('charset')).toBeLessThan(1024)
  })

  test('has one h1, and no heading level is skipped', () => {
    const levels = page.elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1)
  })

  test('has an icon, a manifest and a color of the browser for each theme', () => {
    const links = page.all('link').filter((link) => /icon|manifest/.test(attribute(link, 'rel') ?? ''))
    expect(links).toHaveLength(4)
    for (const link of links)
      expect(isServed(attribute(link, 'href') ?? ''), attribute(link, 'href')).toBe(true)
    expect(new Set(metaOf(page, 'theme-color')).size).toBe(2)
  })

  test('has no id twice', () => {
    const ids = page.elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has only links that lead somewhere, and each has a name', () => {
    for (const link of page.all('a')) {
      const href = attribute(link, 'href') ?? ''
      const name = attribute(link, 'aria-label') ?? textOf(link).trim()
      expect(name, href).not.toBe('')
      expect(name.toLowerCase()).not.toMatch(/^(click here|here|learn more|read more)$/)
      if (/^(https:|mailto:|tel:)/.test(href)) continue
      const [target = '', fragment] = href.split('#')
      const goal = target === '' ? page : everyPage.find((candidate) => candidate.path === target)
      expect(isServed(target === '' ? '/' : target), href).toBe(true)
      const ids = goal?.elements.map((element) => attribute(element, 'id')) ?? []
      expect(fragment === undefined || ids.includes(fragment), href).toBe(true)
    }
  })

  test('loads no third party, blocks on nothing, and keeps to the policy', () => {
    expect(page.all('link').filter((link) => attribute(link, 'rel') === 'stylesheet')).toEqual([])
    for (const script of page.all('script')) expect(attribute(script, 'src')).toBeUndefined()
    for (const element of page.elements) {
      expect(attribute(element, 'style'), textOf(element)).toBeUndefined()
      expect(element.attrs.filter(({ name }) => name.startsWith('on'))).toEqual([])
    }
  })

  test('names every image, frame and svg that is not decoration', () => {
    for (const image of page.all('img')) expect(attribute(image, 'alt')).toBeDefined()
    for (const svg of page.all('svg')) {
      const isNamed = attribute(svg, 'aria-label') ?? attribute(svg, 'aria-labelledby')
      expect(attribute(svg, 'aria-hidden') === 'true' || isNamed !== undefined).toBe(true)
    }
  })
})

test('titles, descriptions and h1 are unique', () => {
  for (const read of [
    titleOf,
    (page: BuiltPage) => metaOf(page, 'description').join(),
    (page: BuiltPage) => page.all('h1').map(textOf).join(),
  ]) {
    const texts = builtPages.map(read)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

test('every page names itself as canonical, on the configured domain', () => {
  for (const page of builtPages) {
    const canonical = page.all('link').filter((link) => attribute(link, 'rel') === 'canonical')
    expect(canonical.map((link) => attribute(link, 'href'))).toEqual([`${config.url}${page.path}`])
    expect(metaOf(page, 'og:url')).toEqual([`${config.url}${page.path}`])
  }
})

test('the not-found page is not indexed and shows the whole site map', () => {
  expect(metaOf(notFoundPage, 'robots')).toEqual(['noindex'])
  const links = new Set(notFoundPage.all('a').map((link) => attribute(link, 'href')))
  expect(builtPages.filter((page) => !links.has(page.path)).map((page) => page.path)).toEqual([])
})

test('every page can be reached from home in at most three clicks', () => {
  const depth = new Map([['/', 0]])
  const queue = ['/']
  for (const current of queue) {
    const page = builtPages.find((candidate) => candidate.path === current)
    for (const link of page?.all('a') ?? []) {
      const target = attribute(link, 'href')?.split('#')[0] ?? ''
      if (!builtPages.some((candidate) => candidate.path === target) || depth.has(target)) continue
      depth.set(target, (depth.get(current) ?? 0) + 1)
      queue.push(target)
    }
  }
  expect(
    builtPages.filter((page) => (depth.get(page.path) ?? Infinity) > 3).map((page) => page.path),
  ).toEqual([])
})

test('there are 50 stars and 15 warm dots', () => {
  const html = builtPages[0]?.html ?? ''
  const dots = (name: string) =>
    html.split(`decoration__${name}">`)[1]?.split('</div>')[0]?.match(/<i>/g)?.length
  expect(dots('stars')).toBe(50)
  expect(dots('embers')).toBe(15)
})

test.each(builtPages.map((page) => [page.path, page] as const))(
  '%s has a social image of its own',
  (_path, page) => {
    const [image = ''] = metaOf(page, 'og:image')
    expect(image.startsWith(`${config.url}/social/`), image).toBe(true)
    expect(pngSize(new URL(image).pathname)).toEqual([1200, 630])
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual([['1200'], ['630']])
    expect(metaOf(page, 'og:image:alt')).toHaveLength(1)
    expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image'])
    expect(builtPages.filter((other) => metaOf(other, 'og:image')[0] === image)).toEqual([page])
  },
)
