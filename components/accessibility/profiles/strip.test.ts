import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripAt, withElement } from './strip.ts'

const size = fc.integer({ min: 200, max: 3000 })
const place = fc.integer({ min: -4000, max: 4000 })

test('a strip lies around its point', () => {
  expect(stripAt(400, 100, 800)).toEqual({ top: 350, bottom: 450 })
})

test('a strip never leaves the window', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 5000 }), size, (center, height, window) => {
      const { top, bottom } = stripAt(center, height, window)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(window)
      expect(bottom - top).toBe(Math.min(height, window))
    }),
  )
})

test('the visible part of the focused element is always inside the strip', () => {
  fc.assert(
    fc.property(place, place, fc.integer({ min: 1, max: 900 }), size, (center, top, height, window) => {
      const element = { top, bottom: top + height }
      const strip = withElement(stripAt(center, 160, window), element, window)
      const visibleTop = Math.max(0, element.top)
      const visibleBottom = Math.min(window, element.bottom)
      if (visibleTop >= visibleBottom) return
      expect(strip.top).toBeLessThanOrEqual(visibleTop)
      expect(strip.bottom).toBeGreaterThanOrEqual(visibleBottom)
    }),
  )
})

test('an element out of sight leaves the strip as it is', () => {
  const strip = { top: 300, bottom: 400 }
  expect(withElement(strip, { top: -80, bottom: -10 }, 800)).toEqual(strip)
  expect(withElement(strip, { top: 810, bottom: 900 }, 800)).toEqual(strip)
})
