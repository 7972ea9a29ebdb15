import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../../tests/write-files.ts'
import { listEntries, scalar } from './entries.ts'

/** The published and closed jobs of a site whose jobs have these last days. */
function jobsOn(today: string, closes: Readonly<Record<string, string>>, careers = true) {
  const root = temporaryFolder('entries', onTestFinished)
  for (const [slug, last] of Object.entries(closes))
    writeFiles(root, { [`content/jobs/${slug}.md`]: `---\ncloses: ${last}\n---\n` })
  const sections = { projects: true, locations: true, blog: true, careers }
  const jobs = listEntries(root, '', { today, sections, mainPages: [] })
  return (['isPublic', 'isOver'] as const).map((is) => jobs.flatMap((job) => (job[is] ? job.slug : [])))
}

test('a job has a page on its last day, and is listed as closed on the next day', () => {
  const jobs = { baker: '2026-12-31', driver: '2027-01-31', any: '' }
  expect(jobsOn('2026-12-31', jobs)).toEqual([['any', 'baker', 'driver'], []])
  expect(jobsOn('2027-01-01', jobs)).toEqual([['any', 'driver'], ['baker']])
})

test('a site without careers lists neither open nor closed jobs', () =>
  expect(jobsOn('2027-01-01', { baker: '2026-12-31', driver: '2027-01-31' }, false)).toEqual([[], []]))

test.each([
  'topic: Hiring # a remark',
  'topic: C# for shops',
  'topic: "C # and others" # a remark',
  "topic: 'What''s new'",
  'topic: #1',
  'topic:\torder \r\norder: 2',
])('a field is read as YAML reads it: %j', (yaml) => {
  expect(scalar(yaml, 'topic')).toBe((parse(yaml) as { topic: string | null }).topic ?? '')
})
