import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { hosts } from '../../engine/checks/deploy/hosts.ts'
import { steps as suite } from '../suite/steps.ts'

interface Job {
  permissions?: Record<string, string>
  strategy?: { matrix: { step?: string[] } }
  steps: { uses?: string; run?: string }[]
}
interface Workflow {
  permissions: Record<string, string>
  jobs: Record<string, Job>
}
const folder = '.github/workflows'
const sources = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
const workflows = sources.map((source) => parse(source) as Workflow)
const { scripts, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  optionalDependencies: Record<string, string>
}
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs))
const steps = jobs.flatMap((job) => job.steps)

test('workflows may only read the repository; jobs that need more get it', () => {
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' })
  const given = jobs.flatMap(({ permissions = {} }) =>
    Object.entries(permissions).flatMap(([what, right]) => (right === 'write' ? what : [])),
  )
  expect(given.toSorted()).toEqual([
    'attestations',
    'contents',
    'id-token',
    'id-token',
    'pages',
    'security-events',
  ])
})

test("each action is GitHub's own, pinned by its digest, with the version next to it", () => {
  const uses = sources.flatMap((source) => [...source.matchAll(/uses: (.*)/g)].map(([, text = '']) => text))
  expect(uses.length).toBe(steps.filter((step) => step.uses).length)
  const form = /^((?:actions|github)\/[a-z-]+)(?:\/[a-z-]+)?(@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/
  const pins = new Map<string, Set<string>>()
  for (const text of uses) {
    expect(text).toMatch(form)
    const [, action = '', pin = ''] = form.exec(text) ?? []
    pins.set(action, (pins.get(action) ?? new Set()).add(pin))
  }
  for (const [action, found] of pins) expect([...found], action).toHaveLength(1)
})

test('a release has bills of materials and an attestation of its provenance', () => {
  const release = readFileSync(path.join(folder, 'release.yml'), 'utf8')
  for (const part of ['sbom --sbom-format cyclonedx', 'sbom --sbom-format spdx', 'attest-build-provenance'])
    expect(release).toContain(part)
})

test('updates of packages and actions are proposed a week after their release at the earliest', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string; cooldown: { 'default-days': number } }[]
  }
  expect(updates.map((each) => each['package-ecosystem']).toSorted()).toEqual(['github-actions', 'npm'])
  for (const { cooldown } of updates) expect(cooldown['default-days']).toBeGreaterThanOrEqual(7)
})

test('the deploy workflow offers each host of deploy:check, hands over its secret, and has a step for it', () => {
  const deploy = readFileSync(path.join(folder, 'deploy.yml'), 'utf8')
  const { on } = parse(deploy) as { on: { workflow_dispatch: { inputs: { host: { options: string[] } } } } }
  expect(on.workflow_dispatch.inputs.host.options).toEqual(Object.keys(hosts))
  const needed = Object.entries(hosts).flatMap(([name, host]) => [
    `env.HOST == '${name}'`,
    ...('secret' in host ? [`${host.secret}: \${{ secrets.${host.secret} }}`] : []),
  ])
  expect(needed.filter((text) => !deploy.includes(text))).toEqual([])
})

test('each npm script that a workflow runs exists', () => {
  const named = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm (?:run )?(test:all|test|[\w:]+)/g)].map(([, name = '']) => name),
  )
  const own = named.filter((name) => !['ci', 'audit', 'sbom'].includes(name))
  expect(own).toContain('test')
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(own))
})

test('every step of the suite runs in some job', () => {
  const matrix = jobs.flatMap(({ strategy }) => strategy?.matrix.step ?? [])
  const long = suite.filter(({ isLong }) => isLong).map(({ name }) => name)
  expect(matrix.toSorted()).toEqual(long.toSorted())
})

test('.node-version and the package of each platform have the same version of Node', () => {
  const packaged = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(new Set(packaged.map(([, version]) => version))).toEqual(
    new Set([readFileSync('.node-version', 'utf8').trim()]),
  )
})

test('package.json has at most 20 scripts besides prepare, start and test', () => {
  const named = new Set(['prepare', 'start', 'test'])
  expect(Object.keys(scripts).filter((name) => !named.has(name)).length).toBeLessThanOrEqual(20)
})
