import { describe, expect, test } from 'vitest'
import { attribute, metasOf, textOf } from '../../packages/audits/html/html-page.ts'
import { builtPages, everyPage, isServed, notFoundPage } from './built-pages.ts'

describe.each(everyPage)('%s', (_path, page) => {
  test('has an icon, a manifest and a browser color for each theme', () => {
    const links = page.all('link').filter((link) => /icon|manifest/.test(attribute(link, 'rel') ?? ''))
    expect(links).toHaveLength(4)
    for (const link of links)
      expect(isServed(attribute(link, 'href') ?? ''), attribute(link, 'href')).toBe(true)
    expect(new Set(metasOf(page, 'theme-color')).size).toBe(2)
  })

  test('has no duplicate id', () => {
    const ids = page.elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('loads no script from a file, has nothing render-blocking, and needs no inline style or handler', () => {
    // The rest of its styles comes last, so that no browser waits for it.
    const sheets = page.all('link').filter((link) => attribute(link, 'rel') === 'stylesheet')
    expect(sheets.map((sheet) => attribute(sheet, 'fetchpriority'))).toEqual(['low'])
    expect(page.html).toMatch(/<link rel="stylesheet" href="[^"]+" fetchpriority="low"><\/body>/)
    for (const script of page.all('script')) expect(attribute(script, 'src')).toBeUndefined()
    for (const element of page.elements) {
      expect(attribute(element, 'style'), textOf(element)).toBeUndefined()
      expect(element.attrs.filter(({ name }) => name.startsWith('on'))).toEqual([])
    }
  })
})

test('the not-found page shows the whole site map', () => {
  const links = new Set(notFoundPage.all('a').map((link) => attribute(link, 'href')))
  expect(builtPages.filter((page) => !links.has(page.path)).map((page) => page.path)).toEqual([])
})
