import { describe, expect, test } from 'vitest'
import { attribute, type HtmlPage } from '../../packages/audits/html/html-page.ts'
import { grounds } from '../../components/section/rhythm.ts'
import { everyPage } from './built-pages.ts'

/** A page with this many parts is long, and has to vary more. */
const long = 8

interface Part {
  layout: string
  ground: string
}

/** A part's layout, by its class; a study has the layout of a ladder. */
const layoutOf = (classes: string): string | undefined =>
  /^(?:section section|hero hero)--[\w-]+|^(?:post|story|study|action-band)\b/
    .exec(classes)?.[0]
    .replace(/^study$/, 'section section--ladder')

const partsOf = (page: HtmlPage): Part[] =>
  page.elements.flatMap((element) => {
    const layout = layoutOf(attribute(element, 'class') ?? '')
    const ground = attribute(element, 'data-ground')
    return layout === undefined || ground === undefined ? [] : [{ layout, ground }]
  })

const neighborsOf = (parts: readonly Part[]) =>
  parts.slice(1).map((part, index) => [parts[index] as Part, part] as const)

describe.each(everyPage)('$path', (page) => {
  const parts = partsOf(page)

  test('every section declares its ground', () => {
    const sections = page
      .all('section')
      .filter((section) => /\b(section|action-band)\b/.test(attribute(section, 'class') ?? ''))
    expect(sections.length).toBeGreaterThan(0)
    for (const section of sections) {
      const name = attribute(section, 'id') ?? attribute(section, 'class')
      expect(grounds, name).toContain(attribute(section, 'data-ground'))
    }
  })

  test('no two neighboring parts share layout and ground', () => {
    const alike = neighborsOf(parts).filter(
      ([one, other]) => one.layout === other.layout && one.ground === other.ground,
    )
    expect(alike).toEqual([])
  })

  if (parts.length < long) return

  test('a long page has two changes of ground, a full-width section, a spread and type as a picture', () => {
    const changes = neighborsOf(parts).filter(([one, other]) => one.ground !== other.ground)
    expect(changes.length).toBeGreaterThanOrEqual(2)
    const layouts = parts.map(({ layout }) => layout)
    expect(layouts.some((layout) => /bleed|^action/.test(layout))).toBe(true)
    expect(layouts).toContain('section section--spread')
    expect(layouts).toContain('section section--type')
  })
})
