import { expect, test } from 'vitest'
import { isWithin } from './budgets.ts'
import { checkPaints, measurePaints } from './paints.ts'
import { variants } from './variants.ts'

/** Measures given paints; in the second of three rounds, all of them are half a second slower. */
async function measured(site: number) {
  let loads = 0
  return measurePaints({
    pages: ['/'],
    variants,
    runs: 3,
    run: async ({ variant }) => {
      loads += 1
      const disturbance = loads > 6 && loads <= 12 ? 500 : 0
      const paint = (variant === 'site' ? site : 100) + disturbance
      return { FCP: paint, LCP: paint, TBT: 0 }
    },
  })
}

test('takes the median for each page, throttling and variant', async () => {
  expect((await measured(104)).map(({ throttling, variant, FCP }) => [throttling, variant, FCP])).toEqual([
    ['simulate', 'site', 104],
    ['simulate', 'no scripts', 100],
    ['simulate', 'no pictures', 100],
    ['devtools', 'site', 104],
    ['devtools', 'no scripts', 100],
    ['devtools', 'no pictures', 100],
  ])
})

test('compares the paints of a page with those of the same page without scripts and pictures', async () => {
  expect(checkPaints(await measured(102)).map(isWithin)).toEqual([true, true, true, true])
  // The largest paint may come later: its limit lacks pictures, too.
  expect(checkPaints(await measured(105)).map(isWithin)).toEqual([false, true, false, true])
  expect(checkPaints(await measured(106)).map(isWithin)).toEqual([false, false, false, false])
})
