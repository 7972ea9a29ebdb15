import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { readDeployment } from './read-deployment.ts'

test('a deployment is what the folder, the environment and the last build say', () => {
  const root = temporaryFolder('deployment', onTestFinished)
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'secret')
  vi.stubEnv('VERCEL_TOKEN', '')
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  // Without this, git would find the repository of a folder around it.
  vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(root))
  const before = readDeployment(root)
  expect(before).toMatchObject({ isPlaceholder: true, isInWorkflow: true })
  expect([before.remote, before.files, before.builtFor]).toEqual([undefined, undefined, undefined])
  expect([before.secrets.has('CLOUDFLARE_API_TOKEN'), before.secrets.has('VERCEL_TOKEN')]).toEqual([
    true,
    false,
  ])

  vi.stubEnv('GITHUB_ACTIONS', '')
  mkdirSync(path.join(root, 'dist/client/about'), { recursive: true })
  const home = '<link rel="canonical" href="https://firm.example/site/">'
  writeFileSync(path.join(root, 'dist/client/index.html'), home)
  writeFileSync(path.join(root, 'dist/client/about/index.html'), 'four')
  const after = readDeployment(root)
  expect(after).toMatchObject({ isInWorkflow: false, builtFor: 'https://firm.example/site' })
  expect(Object.fromEntries(after.files ?? [])).toEqual({ 'index.html': home.length, 'about/index.html': 4 })
})
