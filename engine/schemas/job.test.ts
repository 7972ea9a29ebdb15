import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { readFrontMatter } from '../content/front-matter.ts'
import { formatFault } from '../faults/fault.ts'
import { checkYaml, parseYaml } from '../faults/read-yaml.ts'
import { jobSchema } from './job.ts'

const file = 'sites/plain/jobs/first-position.md'
const { value } = readFrontMatter(file, readFileSync(file, 'utf8'))
const job = { ...(value as object), published: '2026-11-24', closes: undefined }

const faultsWith = (changes: object) =>
  checkYaml(parseYaml('job', stringify({ ...job, ...changes })), jobSchema).faults.map((fault) =>
    formatFault(fault).replace(/^job:\d+ /, ''),
  )

test('pay and a closing date are optional', () => expect(faultsWith({ pay: undefined })).toEqual([]))

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

test('an entry written ahead of its day counts as edited on that day', () => {
  const { updated } = jobSchema.parse({ ...job, published: '2099-01-01' })
  expect(updated).toBe('2099-01-01')
})
