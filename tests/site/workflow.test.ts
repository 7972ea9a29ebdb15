import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { steps as suite } from '../../scripts/suite/steps.ts'

interface Job {
  permissions?: unknown
  strategy?: { matrix: { step: string[] } }
  steps: { uses?: string; run?: string }[]
}
const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
  permissions: Record<string, string>
  jobs: Record<string, Job>
}
const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  devDependencies: Record<string, string>
}
const jobs = Object.values(workflow.jobs)
const steps = jobs.flatMap((job) => job.steps)

test('the workflow may read the repository, and nothing else', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  for (const { permissions } of jobs) expect(permissions).toBeUndefined()
})

test("each action is GitHub's own, at an exact version", () => {
  const used = steps.flatMap(({ uses }) => uses ?? [])
  expect(used.length).toBeGreaterThan(0)
  for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@v\d+\.\d+\.\d+$/)
})

test('each npm script that it runs exists', () => {
  const named = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm (?:run )?(test:all|test|[\w:]+)/g)].map(([, name = '']) => name),
  )
  const own = named.filter((name) => name !== 'ci')
  expect(own).toContain('test')
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(own))
})

test('every step of the suite runs in some job', () => {
  const matrix = jobs.flatMap(({ strategy }) => strategy?.matrix.step ?? [])
  const long = suite.filter(({ isLong }) => isLong).map(({ name }) => name)
  expect(matrix.toSorted()).toEqual(long.toSorted())
})

test('hosts and runners take the Node that the project pins', () => {
  expect(readFileSync('.node-version', 'utf8').trim()).toBe(devDependencies['node'])
})

test('npm run shows at most 20 commands', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20)
})
