import { expect, test } from 'vitest'
import { jobFacts } from './job-facts.ts'

test('a job shows its kind, its place, its pay and its last day', () => {
  const pay = { from: 20, to: 25, unit: 'hour' }
  const job = { employment: ['part-time'], isRemote: false, pay, closes: '2026-12-31' }
  const values = (change: object) => jobFacts({ ...job, ...change } as never).map(({ value }) => value)
  expect(values({})).toEqual(['Part time', 'Pittsburgh', '$20 to $25 an hour', 'December 31, 2026'])
  expect(values({ isRemote: true, pay: { from: 20, unit: 'hour' }, closes: undefined })).toEqual([
    'Part time',
    'From home',
    '$20 an hour',
  ])
})
