import { afterEach, expect, test, vi } from 'vitest'
import { moveFocus } from './move-focus.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['field', 'ArrowDown', 'first', true],
  ['first', 'ArrowDown', 'last', true],
  ['last', 'ArrowDown', 'last', true],
  ['last', 'ArrowUp', 'first', true],
  ['field', 'ArrowUp', 'field', true],
  ['field', 'ArrowRight', 'field', false],
  ['elsewhere', 'ArrowDown', 'elsewhere', false],
])('from %s, %s leads to %s', (from, key, to, isHandled) => {
  const stops = ['field', 'first', 'last'].map((name) => ({
    name,
    focus: () => void vi.stubGlobal('document', { activeElement: { name } }),
  }))
  vi.stubGlobal('document', { activeElement: stops.find(({ name }) => name === from) ?? { name: from } })
  const preventDefault = vi.fn<() => void>()
  moveFocus({ key, preventDefault, currentTarget: { querySelectorAll: () => stops } as never })
  expect(document.activeElement).toHaveProperty('name', to)
  expect(preventDefault).toHaveBeenCalledTimes(isHandled ? 1 : 0)
})
