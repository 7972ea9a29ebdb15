import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-results.ts'

test('a skipped test counts as failed', () => {
  expect(countVitest('{"numPassedTests":3,"numTotalTests":4}')).toEqual({ passed: 3, failed: 1 })
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }
  expect(countPlaywright(JSON.stringify({ stats }))).toEqual({ passed: 3, failed: 1 })
})

test('so does a test that passed on the second try', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 2, skipped: 0 }
  expect(countPlaywright(JSON.stringify({ stats }))).toEqual({ passed: 3, failed: 3 })
})
