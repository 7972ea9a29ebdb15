import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { formatFault } from '../faults/fault.ts'
import { checkYaml, parseYaml } from '../faults/read-yaml.ts'
import { jobSchema } from './job.ts'

const text = (length: number) => 'A word of it. '.repeat(30).slice(0, length - 1) + '.'
const job = {
  title: 'Baker for the early shift',
  metaTitle: 'Baker, open position',
  description: text(100),
  summary: text(100),
  card: text(100),
  updated: '2026-11-24',
  label: 'Baker',
  employment: ['full-time'],
  published: '2026-11-24',
  apply: 'Write to [us](/contact/).',
}

const faultsWith = (changes: object) =>
  checkYaml(parseYaml('job', stringify({ ...job, ...changes })), jobSchema).faults.map((fault) =>
    formatFault(fault).replace(/^job:\d+ /, ''),
  )

test('pay and a closing date are optional', () => expect(faultsWith({})).toEqual([]))

test.each([
  [{ closes: '2026-11-31' }, 'closes: this is not a valid date; expected one such as 2026-12-25'],
  [{ closes: '2026-11-23' }, /^closes: this is before the job is published/],
  [
    { pay: { from: 30, to: 20, unit: 'hour' } },
    'pay.to: this is less than from; expected them the other way around',
  ],
  [{ pay: { from: 30, unit: 'hours' } }, /^pay\.unit: this is “hours”; .*; the closest is hour$/],
  [{ employment: ['fulltime'] }, /^employment\.0: this is “fulltime”; .*; the closest is full-time$/],
])('%j is a fault', (changes, fault) => {
  expect(faultsWith(changes)).toEqual([expect.stringMatching(fault)])
})
