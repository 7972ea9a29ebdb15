import { expect, test } from 'vitest'
import rc from '../../../lighthouserc.json' with { type: 'json' }
import { budget, commitPasses, templatePaths } from './passes.ts'
import { formatMiss, formatPass } from './table.ts'

test('the commands and Lighthouse CI measure the same pages', () => {
  const measured = rc.ci.collect.url.map((each) => new URL(each).pathname)
  expect(measured.toSorted()).toEqual(templatePaths.toSorted())
})

test('npm test checks every assertion that does not depend on speed, for every template', () => {
  const passes = commitPasses()
  const { 'categories:performance': _performance, 'total-blocking-time': _time, ...expected } = budget
  expect(passes.flatMap(({ paths }) => paths).toSorted()).toEqual(templatePaths.toSorted())
  for (const { assertions, steady } of passes) {
    expect(assertions).toEqual(expected)
    expect(steady?.categories).toEqual(['accessibility', 'best-practices', 'seo', 'agentic-browsing'])
    expect(new Set(steady?.audits)).toEqual(
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

test('the table has the medians for a page, and a dash where nothing was measured', () => {
  const report = (score: number, time: number) => ({
    requestedUrl: 'http://localhost:1/about/',
    categories: { performance: { score } },
    audits: { 'largest-contentful-paint': { numericValue: time } },
  })
  const table = formatPass({
    pass: { name: 'test', paths: ['/about/'], device: 'mobile', runs: 3, assertions: {} },
    assertions: [],
    reports: [report(1, 900), report(0.9, 1000), report(0.95, 800)],
    folder: '',
  })
  expect(table.split('\n')[1]?.split(/ +/)).toEqual(['/about/', '95', '-', '-', '-', '-', '-', '900', '-'])
})

test.each([['performance'], [['performance']]])(
  'a failed assertion names page, audit, figure and limit',
  (auditProperty) => {
    const miss = formatMiss({
      url: 'http://localhost:1/about/',
      auditId: 'categories',
      auditProperty,
      expected: 1,
      actual: 0.98,
      passed: false,
    })
    expect(miss).toBe('/about/ categories:performance: 0.98, budget 1')
  },
)
