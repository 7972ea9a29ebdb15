import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { entriesSource } from './entries.ts'

/** What the list says of a site with these jobs, by their last days. */
function jobsOn(today: string, closes: Readonly<Record<string, string>>, careers = true) {
  vi.stubEnv('SITE', undefined)
  const root = mkdtempSync(path.join(tmpdir(), 'entries-'))
  onTestFinished(() => {
    rmSync(root, { recursive: true })
    vi.unstubAllEnvs()
  })
  mkdirSync(path.join(root, 'content/jobs'), { recursive: true })
  for (const [slug, last] of Object.entries(closes))
    writeFileSync(path.join(root, `content/jobs/${slug}.md`), `---\ncloses: ${last}\n---\n`)
  const source = entriesSource(root, {
    today,
    sections: { projects: true, locations: true, blog: true, careers },
    mainPages: [],
  })
  const valueOf = (name: string) =>
    JSON.parse(new RegExp(`export const ${name} = (.*?) as const`, 's').exec(source)?.[1] ?? '') as {
      jobs: string[]
    }
  return [valueOf('published').jobs, valueOf('over')]
}

test('a job has a page on its last day, and the day after it is told as closed', () => {
  const jobs = { baker: '2026-12-31', driver: '2027-01-31', any: '' }
  expect(jobsOn('2026-12-31', jobs)).toEqual([['any', 'baker', 'driver'], []])
  expect(jobsOn('2027-01-01', jobs)).toEqual([
    ['any', 'driver'],
    [{ folder: 'jobs', slug: 'baker', closes: '2026-12-31' }],
  ])
})

test('a site without careers has no job, and nothing to tell of it', () =>
  expect(jobsOn('2027-01-01', { baker: '2026-12-31', driver: '2027-01-31' }, false)).toEqual([[], []]))
