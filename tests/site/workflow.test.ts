import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  permissions: Record<string, string>
  jobs: Record<string, { permissions?: unknown; steps: { uses?: string; run?: string }[] }>
}

const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow
const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  devDependencies: Record<string, string>
}
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

test('the workflow may read the repository, and nothing else', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  expect(Object.values(workflow.jobs).map(({ permissions }) => permissions)).toEqual([undefined, undefined])
})

test("each action is GitHub's own, at an exact version", () => {
  const used = steps.flatMap(({ uses }) => uses ?? [])
  expect(used.length).toBeGreaterThan(0)
  for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@v\d+\.\d+\.\d+$/)
})

test('each npm script that it runs exists', () => {
  const named = steps
    .flatMap(({ run = '' }) => [...run.matchAll(/npm run (\S+)$|'([\w:]+)'/g)])
    .flatMap(([, plain, quoted]) => plain ?? quoted ?? [])
    .filter((name) => name !== 'schedule')
  expect(named).toEqual(['lighthouse:all', 'lighthouse'])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...named, 'test']))
})

test('hosts and runners take the Node that the project pins', () => {
  expect(readFileSync('.node-version', 'utf8').trim()).toBe(devDependencies['node'])
})
