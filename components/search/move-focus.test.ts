import { afterEach, expect, test, vi } from 'vitest'
import { moveFocus } from './move-focus.ts'

afterEach(() => vi.unstubAllGlobals())

test.each<[from: string, key: string, to: string, isHandled: boolean, isComposing?: boolean]>([
  ['field', 'ArrowDown', 'first', true],
  ['first', 'ArrowDown', 'last', true],
  ['last', 'ArrowDown', 'last', true],
  ['last', 'ArrowUp', 'first', true],
  ['field', 'ArrowUp', 'field', true],
  ['field', 'ArrowRight', 'field', false],
  ['elsewhere', 'ArrowDown', 'elsewhere', false],
  // Chooses among the words that an input method offers.
  ['field', 'ArrowDown', 'field', false, true],
])('from %s, %s leads to %s', (from, key, to, isHandled, isComposing = false) => {
  const stops = ['field', 'first', 'last'].map((name) => ({
    name,
    focus: () => void vi.stubGlobal('document', { activeElement: { name } }),
  }))
  vi.stubGlobal('document', { activeElement: stops.find(({ name }) => name === from) ?? { name: from } })
  const preventDefault = vi.fn<() => void>()
  const currentTarget = { querySelectorAll: () => stops } as never
  moveFocus({ key, preventDefault, currentTarget, nativeEvent: { isComposing } })
  expect(document.activeElement).toHaveProperty('name', to)
  expect(preventDefault).toHaveBeenCalledTimes(isHandled ? 1 : 0)
})
