import { expect, test } from 'vitest'
import { readYaml } from '#engine/faults/read-yaml.ts'
import { pricesSchema } from '#engine/schemas/prices.ts'
import { bundles, examples } from '#.site/prices.ts'
import { resultAfter } from '#model/payback.ts'

const { data, faults } = readYaml(process.cwd(), 'sites/spanwright/prices.yaml', pricesSchema)
const { billedPerDay = 0, daysPerWeek = 0 } = data?.rate?.assumed ?? {}
const timed = (data?.work ?? []).flatMap(({ key, hours, weeks }) =>
  hours && weeks ? [{ key, hours, weeks }] : [],
)

test('prices.yaml has no faults', () => {
  expect(faults).toEqual([])
  expect(timed.length).toBeGreaterThan(10)
})

test.each(timed)('$key: one person can bill the hours in the weeks', ({ hours, weeks }) => {
  for (const end of [0, 1])
    expect(hours[end]).toBeLessThanOrEqual((weeks[end] ?? 0) * billedPerDay * daysPerWeek)
})

test('the statements in the texts follow from the prices', () => {
  const reader = bundles['document-reader']
  const [low, high] = [0, 1].map((end) =>
    resultAfter(
      {
        price: reader?.price[end] ?? 0,
        monthly: reader?.monthly[end] ?? 0,
        ownHours: reader?.ownHours ?? 0,
        hourly: 31,
        saving: (examples['inbox']?.yearly ?? 0) / 12,
        buildMonths: reader?.buildMonths ?? 0,
      },
      3,
    ),
  )
  expect(low?.month, 'at the low end it takes close to three years').toBe(36)
  expect(high?.month, 'at the high end it never pays').toBeUndefined()
  const care = (bundles['smallest-tool']?.monthly[0] ?? 0) * 12
  expect(examples['league']?.yearly, 'care alone eats more').toBeLessThan(care)
})

test.each(['yard', 'league', 'lessons', 'forty-invoices', 'inbox'])(
  '%s: does not pay, as the page says',
  (key) => {
    expect(examples[key]?.result.left).toBeLessThan(0)
  },
)

test.each(['small', 'usual', 'large'])('%s: pays, as the page says', (key) => {
  expect(examples[key]?.result.left).toBeGreaterThan(0)
})
