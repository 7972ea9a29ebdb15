import { expect, test, vi } from 'vitest'
import { focusPage } from './page-focus.ts'

test.each([
  ['', 'h1'],
  ['#s%C3%A5', 'så'],
  // A fragment that is no encoding of anything.
  ['#100%', '100%'],
  ['#lost', 'h1'],
])('at the fragment %j, the focus moves to %s, and nothing scrolls', (hash, expected) => {
  const focus = vi.fn<(name: string, options: object) => void>()
  const part = (name: string) => ({ focus: (options: object) => focus(name, options) })
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('document', {
    getElementById: (id: string) => (['så', '100%'].includes(id) ? part(id) : null),
    querySelector: () => part('h1'),
  })
  focusPage()
  expect(focus.mock.calls).toEqual([[expected, { preventScroll: true }]])
})
