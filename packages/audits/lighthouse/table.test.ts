import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commitPasses, readBudget } from './passes.ts'
import { formatMiss, formatTable } from './table.ts'

const budget = readBudget()

test('the budget is the file that Lighthouse CI reads', () => {
  const { url } = JSON.parse(readFileSync('lighthouserc.json', 'utf8')).ci.collect as { url: string[] }
  const measured = url.map((each) => new URL(each).pathname)
  expect(measured.toSorted()).toEqual(budget.paths.toSorted())
  expect(budget.runs).toBe(3)
  expect(budget.assertions['categories:performance']).toEqual([
    'error',
    { minScore: 1, aggregationMethod: 'median' },
  ])
})

test('a commit checks every line of the budget that does not depend on speed, for every template', () => {
  const steady = commitPasses(budget).filter(({ isSteady }) => isSteady)
  const {
    'categories:performance': _performance,
    'total-blocking-time': _time,
    ...expected
  } = budget.assertions
  expect(steady.flatMap(({ paths }) => paths).toSorted()).toEqual(budget.paths.toSorted())
  for (const { assertions, audits, categories } of steady) {
    expect(assertions).toEqual(expected)
    expect(categories).toEqual(['accessibility', 'best-practices', 'seo', 'agentic-browsing'])
    expect(new Set(audits)).toEqual(
      new Set([
        'cumulative-layout-shift',
        'render-blocking-insight',
        'total-byte-weight',
        'resource-summary',
        'bf-cache',
      ]),
    )
  }
})

test('the table has the medians of a page, and a dash for what was not measured', () => {
  const report = (score: number, time: number) => ({
    requestedUrl: 'http://localhost:1/about/',
    categories: { performance: { score } },
    audits: { 'largest-contentful-paint': { numericValue: time } },
  })
  const table = formatTable({
    pass: { name: 'test', paths: ['/about/'], device: 'mobile', runs: 3, assertions: {} },
    assertions: [],
    reports: [report(1, 900), report(0.9, 1000), report(0.95, 800)],
    folder: '',
  })
  expect(table.split('\n')[1]?.split(/ +/)).toEqual(['/about/', '95', '-', '-', '-', '-', '-', '900', '-'])
})

test('a miss names page, audit, figure and limit', () => {
  const miss = formatMiss({
    url: 'http://localhost:1/about/',
    auditId: 'categories',
    auditProperty: ['performance'],
    expected: 1,
    actual: 0.98,
    passed: false,
  })
  expect(miss).toBe('/about/ categories:performance: 0.98, budget 1')
})
