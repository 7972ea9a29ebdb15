import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockTypes } from '#engine/schemas/blocks/index.ts'
import { placesOf } from './rhythm.ts'

type Laid = Parameters<typeof placesOf>[0][number]

const sections = blockTypes.filter((type) => type !== 'action' && type !== 'form')
/** Random blocks with at most one map. */
const pages = fc
  .array(
    fc.record({ type: fc.constantFrom(...(sections as Laid['type'][])), items: fc.array(fc.constant(0)) }),
    { minLength: 1, maxLength: 24 },
  )
  .filter((blocks) => blocks.filter(({ type }) => type === 'map').length < 2)

test('whatever blocks a page has, no two neighbors share layout and ground', () => {
  fc.assert(
    fc.property(pages, (blocks) => {
      const places = placesOf(blocks)
      for (const [index, { layout, ground }] of places.entries())
        expect(places[index - 1]).not.toEqual({ layout, ground })
    }),
  )
})

test('a long page has one spread and one large heading, and the map still spans the window', () => {
  fc.assert(
    fc.property(
      pages.filter(({ length }) => length >= 6),
      (blocks) => {
        const layouts = placesOf(blocks).map(({ layout }) => layout)
        expect(layouts.filter((layout) => layout === 'type')).toHaveLength(1)
        expect(layouts.filter((layout) => layout === 'spread')).toHaveLength(1)
        expect(layouts[0]).not.toBe('type')
        expect(layouts.indexOf('bleed')).toBe(blocks.findIndex(({ type }) => type === 'map'))
      },
    ),
  )
})

test('a short list is beside its heading, a longer one below it', () => {
  const layoutOf = (count: number) => placesOf([{ type: 'people', items: Array(count) }])[0]?.layout
  expect([1, 2, 3].map(layoutOf)).toEqual(['ladder', 'ladder', 'wide'])
})
