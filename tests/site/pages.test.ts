import { describe, expect, test } from 'vitest'
import { site } from '../../model/site.ts'
import { siteFolder } from '../../engine/process/site-folder.ts'
import { attribute, isElement, metasOf, textOf, type Element } from '../../packages/audits/html/html-page.ts'
import { templateEntries } from '../../packages/audits/site/templates.ts'
import { builtPages, everyPage, isServed, notFoundPage } from './built-pages.ts'
import { paletteHex } from '../../styles/palette.ts'

/** Elements for words and for other elements; cells and the lines of an example may be blank. */
const worded =
  /^(?:a|address|article|aside|blockquote|button|caption|dd|dl|dt|em|figcaption|figure|h\d|label|legend|nav|ol|p|section|strong|summary|table|tr|ul)$/

describe.each(everyPage)('$path', (page) => {
  test('has an icon, a manifest and a browser color for each theme', () => {
    const links = page.all('link').filter((link) => /icon|manifest/.test(attribute(link, 'rel') ?? ''))
    expect(links).toHaveLength(4)
    for (const link of links)
      expect(isServed(attribute(link, 'href') ?? ''), attribute(link, 'href')).toBe(true)
    const colors = page.all('meta').filter((meta) => attribute(meta, 'name') === 'theme-color')
    expect(colors.map((meta) => [attribute(meta, 'media'), attribute(meta, 'content')])).toEqual(
      (['light', 'dark'] as const).map((theme) => [
        `(prefers-color-scheme: ${theme})`,
        paletteHex(theme, 'page'),
      ]),
    )
  })

  test('has no duplicate id', () => {
    const ids = page.elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has no empty paragraph, link or list; only what is announced later may be', () => {
    const empty = page.elements.filter(
      (element) =>
        worded.test(element.tagName) &&
        !element.childNodes.some(isElement) &&
        textOf(element).trim() === '' &&
        attribute(element, 'role') !== 'status',
    )
    expect(empty.map(({ tagName, attrs }) => [tagName, ...attrs.map(({ value }) => value)])).toEqual([])
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

test('each phone number has its country', () => {
  const numbers = builtPages.flatMap(({ html }) => html.match(/(?<=href=")tel:[^"]*/g) ?? [])
  const own = site.phone ? [`tel:${site.phone.e164}`] : []
  expect(numbers).toEqual(expect.arrayContaining(own))
  expect(numbers.filter((number) => !number.startsWith('tel:+'))).toEqual([])
})

/** The attributes that say what an element is, or what may be done with it. */
const telling =
  /^(?:aria-.*|alt|autocomplete|closedby|data-early|datetime|decoding|fetchpriority|for|hidden|hreflang|inputmode|lang|loading|media|method|name|popover|popovertarget|property|rel|required|role|scope|sizes|tabindex|target|title|type)$/
/** Those of them whose values are words, or names of other elements. */
const wordy = /^(?:aria-(?:controls|describedby|label|labelledby|valuetext)|alt|for|title)$/

/** An element without its words: its tag, its classes and those attributes. */
function kindOf(element: Element): string[] {
  const told = element.attrs
    .filter(({ name }) => telling.test(name))
    .map(({ name, value }) =>
      value === '' || wordy.test(name) ? name : `${name}=${value.replace(/^\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD')}`,
    )
  const name = [element.tagName, ...(attribute(element, 'class')?.split(' ') ?? [])].join('.')
  return told.length > 0 ? [[name, ...told.toSorted()].join(' ')] : []
}

/** What a page says it is to those who share it, and to search engines. */
const typesOf = (page: typeof notFoundPage): string =>
  metasOf(page, 'og:type')
    .concat([...page.html.matchAll(/"@type":"((?!ListItem)\w+)"/g)].map(([, type = '']) => type))
    .filter((type, index, all) => all.indexOf(type) === index)
    .join(' ')

// oxlint-disable-next-line vitest/no-conditional-tests -- the file describes the sample
if (siteFolder(process.cwd()) === 'sites/spanwright')
  test('the pages consist of the elements listed in markup.txt', async () => {
    const kinds = new Set(everyPage.flatMap(({ elements }) => elements.flatMap(kindOf)))
    const types = templateEntries.map(
      ([name, route]) => `${name}: ${typesOf(everyPage.find((page) => page.path === route) ?? notFoundPage)}`,
    )
    // After an intended change: npx vitest run --project site pages -u
    await expect(`${[...types, '', ...[...kinds].toSorted()].join('\n')}\n`).toMatchFileSnapshot('markup.txt')
  })
