import { expect, test } from 'vitest'
import { formatFindings, formatRows, summarize } from './report.ts'

const finding = { rule: 'label', message: 'has no label', elements: ['<input>'] }
const results = [
  { engine: 'axe', path: '/', theme: 'dark', scenario: 'as loaded', findings: [] },
  { engine: 'axe', path: '/about/', theme: 'dark', scenario: 'as loaded', findings: [finding, finding] },
  { engine: 'axe', path: '/', theme: 'dark', scenario: 'open menu', findings: [] },
] as const

test('the table counts pages and violations for each engine, theme and state', () => {
  expect(
    formatRows(summarize(results))
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['engine', 'theme', 'scenario', 'pages', 'violations'],
    ['axe', 'dark', 'as loaded', '2', '2'],
    ['axe', 'dark', 'open menu', '1', '0'],
  ])
})

test('the list names the page, state, engine, rule and element of each finding', () => {
  expect(formatFindings(results).split('\n').slice(0, 2)).toEqual([
    '/about/ (dark, as loaded) axe label: has no label',
    '    <input>',
  ])
})
