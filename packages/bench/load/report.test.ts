import { expect, test } from 'vitest'
import type { Outcome } from './generate.ts'
import { errorsOf, formatOutcomes, growthOf } from './report.ts'

const outcomes: Outcome[] = [
  { kind: 'page', ms: 1 },
  { kind: 'page', ms: 9, error: 'status 500' },
  { kind: 'challenge', ms: 3 },
]

test('the report of a load has a line for each kind, and one for all', () => {
  const lines = formatOutcomes(outcomes).split('\n')
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['requests', 'errors', 'median ms', '99% ms', 'most ms'],
    ['page', '2', '1', '9', '9', '9'],
    ['challenge', '1', '0', '3', '3', '3'],
    ['all', '3', '1', '3', '9', '9'],
  ])
})

test('lists the errors of a load', () => {
  expect(errorsOf(outcomes)).toEqual(['1 × page: status 500'])
})

test('distinguishes growth of memory from warm-up', () => {
  const samples = (list: number[]) => list.map((megabytes, second) => ({ second, megabytes }))
  expect(growthOf(samples([50, 90, 100, 100, 100, 100]))).toBe(0)
  expect(growthOf(samples([100, 100, 100, 100, 150, 150]))).toBe(0.5)
})
