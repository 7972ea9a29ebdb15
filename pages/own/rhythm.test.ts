import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockTypes } from '#engine/schemas/blocks/index.ts'
import { placesOf } from './rhythm.ts'

type Kinds = Parameters<typeof placesOf>[0]

const sections = blockTypes.filter((type) => type !== 'action' && type !== 'form')
/** Any blocks of a page, with one map at most. */
const pages = fc
  .array(fc.constantFrom(...sections), { minLength: 1, maxLength: 24 })
  .filter((kinds) => kinds.filter((kind) => kind === 'map').length < 2)

test('whatever an owner puts on a page, no two neighbors lie alike', () => {
  fc.assert(
    fc.property(pages, (kinds) => {
      const places = placesOf(kinds as Kinds)
      for (const [index, { layout, ground }] of places.entries())
        expect(places[index - 1]).not.toEqual({ layout, ground })
    }),
  )
})

test('a long page has a spread and a place where type is the picture, and the map keeps the whole window', () => {
  fc.assert(
    fc.property(
      pages.filter(({ length }) => length >= 6),
      (kinds) => {
        const layouts = placesOf(kinds as Kinds).map(({ layout }) => layout)
        expect(layouts.filter((layout) => layout === 'type')).toHaveLength(1)
        expect(layouts.filter((layout) => layout === 'spread')).toHaveLength(1)
        expect(layouts[0]).not.toBe('type')
        expect(layouts.indexOf('bleed')).toBe(kinds.indexOf('map'))
      },
    ),
  )
})
