import { describe, expect, test } from 'vitest'
import { median, medianOf, missesOf, readBudget } from './budget.ts'

describe('the Lighthouse budget', () => {
  test('is the one that Lighthouse CI reads', () => {
    const { paths, assertions, chromeFlags } = readBudget()
    expect(paths).toContain('/')
    expect(chromeFlags).toContain('--headless=new')
    expect(assertions).toContainEqual({
      id: 'categories:performance',
      minScore: 1,
      aggregationMethod: 'median',
    })
    expect(assertions).toContainEqual({ id: 'render-blocking-insight', maxLength: 0 })
  })

  test('takes the median of the runs', () => {
    expect([median([3, 1, 2]), median([1, 2, 3, 10])]).toEqual([2, 2.5])
    const run = (score: number, value: number, length: number) => ({
      scores: { a: score },
      values: { b: value },
      lengths: { c: length },
    })
    expect(medianOf([run(1, 5, 0), run(0, 50, 2), run(0.9, 6, 1)])).toEqual(run(0.9, 6, 1))
  })

  test('names what a page misses, and counts what was not measured as missed', () => {
    const assertions = [
      { id: 'categories:seo', minScore: 1 },
      { id: 'total-blocking-time', maxNumericValue: 20 },
      { id: 'bf-cache', minScore: 1 },
      { id: 'render-blocking-insight', maxLength: 0 },
    ]
    const measured = {
      scores: { 'categories:seo': 0.99 },
      values: { 'total-blocking-time': 20 },
      lengths: { 'render-blocking-insight': 1 },
    }
    expect(missesOf(measured, assertions)).toEqual([
      { id: 'categories:seo', actual: 0.99, limit: 1 },
      { id: 'bf-cache', actual: 0, limit: 1 },
      { id: 'render-blocking-insight', actual: 1, limit: 0 },
    ])
  })
})
