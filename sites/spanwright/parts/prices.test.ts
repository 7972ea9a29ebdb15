import { expect, test } from 'vitest'
import { readYaml } from '#engine/faults/read-yaml.ts'
import { pricesSchema } from '#engine/schemas/prices.ts'

const { data, faults } = readYaml(process.cwd(), 'sites/spanwright/prices.yaml', pricesSchema)
const { billedPerDay = 0, daysPerWeek = 0 } = data?.rate?.assumed ?? {}
const timed = (data?.work ?? []).flatMap(({ key, hours, weeks }) =>
  hours && weeks ? [{ key, hours, weeks }] : [],
)

test('the prices can be read', () => {
  expect(faults).toEqual([])
  expect(timed.length).toBeGreaterThan(10)
})

test.each(timed)('$key: one builder can bill the hours in the weeks', ({ hours, weeks }) => {
  for (const end of [0, 1])
    expect(hours[end]).toBeLessThanOrEqual((weeks[end] ?? 0) * billedPerDay * daysPerWeek)
})
