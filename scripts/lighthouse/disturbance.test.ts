import { expect, test } from 'vitest'
import { watchSpeed } from './disturbance.ts'

const runs = (...speeds: number[]) => speeds.map((benchmarkIndex) => ({ benchmarkIndex }))

test('runs well below the best speed of any page do not count', () => {
  const speed = watchSpeed()
  for (const run of runs(1000, 2000)) expect(speed.see(run)).toBe(run)
  expect(speed.undisturbed(runs(1000, 1700, 1690, 2000))).toEqual(runs(1700, 2000))
})

test('where every run was disturbed, all count: none is dropped for being the only one', () => {
  const speed = watchSpeed()
  runs(2000).forEach(speed.see)
  expect(speed.undisturbed(runs(900, 1100))).toEqual(runs(900, 1100))
})
