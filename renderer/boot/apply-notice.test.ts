import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { noticeScript } from './apply-notice.ts'

vi.mock('#.site/notice.ts', () => ({ notice: { id: 'new', from: 1000, until: 2000 } }))

class Pressed {
  readonly closest: (selector: string) => boolean
  constructor(within: string) {
    this.closest = (selector) => selector === within
  }
}

test.each([
  ['before its first day', 999, null, 'off'],
  ['from its first day', 1000, null, 'on'],
  ['until the end of its last day', 1999, null, 'on'],
  ['after its last day', 2000, null, 'off'],
  ['once it was closed', 1500, 'new', 'off'],
  ['if another one was closed', 1500, 'old', 'on'],
])('%s (%i, %s), the notice is %s, until its button is pressed', (_when, now, closed, shown) => {
  const did: unknown[] = []
  const dataset: Record<string, string> = {}
  let press = (_within: string) => {}
  runInNewContext(noticeScript, {
    Date: { now: () => now },
    Element: Pressed,
    localStorage: { getItem: () => closed, setItem: (...kept: string[]) => did.push(kept) },
    document: {
      documentElement: { dataset },
      querySelector: (selector: string) => ({ focus: () => did.push(selector) }),
      addEventListener: (_type: string, listener: (event: object) => void) => {
        press = (within) => listener({ target: new Pressed(within) })
      },
    },
  })
  press('.other')
  expect([dataset['notice'], did]).toEqual([shown, []])
  press('.notice__close')
  expect([dataset['notice'], did]).toEqual(['off', ['#main', ['notice', 'new']]])
})
