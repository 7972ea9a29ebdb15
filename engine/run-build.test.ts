import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BuildOptions } from './build-site.ts'

const buildSite = vi.hoisted(() => vi.fn<(options: BuildOptions) => Promise<void>>())
const fork = vi.hoisted(() => vi.fn<(script: string, args: string[], options: object) => object>())
const running = vi.hoisted(() => ({ server: undefined as number | undefined, status: 0 }))
vi.mock('./build-site.ts', () => ({ buildSite }))
vi.mock('../packages/local-backend/kept.ts', () => ({ serverOfBuild: () => running.server }))
vi.mock('node:child_process', async (original) => ({ ...(await original<object>()), fork }))
vi.mock('./process/run-in-process.ts', () => ({
  endWithParent: () => {},
  exitStatus: async () => running.status,
}))
vi.resetModules()
const { runBuild } = await import('./run-build.ts')
const { embeddedSettings } = await import('../packages/local-backend/api-keys.ts')
afterAll(() => void vi.resetModules())

const options: BuildOptions = { root: '/firm', full: true, withoutSocialImages: false }
const printed: string[] = []
/** What happens when the process ends, by its status. */
let atEnd = (_code: number) => {}

beforeEach(() => {
  printed.length = 0
  buildSite.mockReset().mockResolvedValue()
  fork.mockReset()
  vi.stubEnv('PUBLIC_ENV__BACKEND_URL', undefined)
  vi.spyOn(process, 'once').mockImplementation((_name, act) => {
    atEnd = act as typeof atEnd
    return process
  })
  // Without its channel, the process of the test runner would end.
  if (process.channel) vi.spyOn(process.channel, 'unref').mockReturnValue()
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  for (const kind of ['log', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((line) => void printed.push(String(line)))
})
afterEach(() => {
  process.exitCode = undefined
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a build says at its end whether it has failed, and why', async () => {
  running.server = undefined
  await runBuild(options, ['--full'])
  expect(buildSite).toHaveBeenCalledWith(options)
  atEnd(0)
  expect([process.exitCode, ...printed]).toEqual([undefined])
  buildSite.mockRejectedValue(Object.assign(new Error('Two faults'), { name: 'BuildError' }))
  await runBuild(options, [])
  atEnd(1)
  expect([process.exitCode, ...printed]).toEqual([
    1,
    '\nTwo faults',
    '\nThe build failed; the last good build in dist is unchanged.',
  ])
})

test('a build of a folder that is being served has the server’s backend, unless it has another', async () => {
  Object.assign(running, { server: 42, status: 3 })
  await expect(runBuild(options, ['--full'])).rejects.toThrow('exit 3')
  const env = expect.objectContaining(embeddedSettings) as object
  expect(fork.mock.calls).toEqual([['scripts/run.ts', ['build', '--full'], { cwd: '/firm', env }]])
  expect(printed).toEqual([expect.stringContaining('Backend: process 42 serves this folder')])
  expect(buildSite).not.toHaveBeenCalled()
  vi.stubEnv('PUBLIC_ENV__BACKEND_URL', 'https://a.example')
  await runBuild(options, [])
  expect(buildSite).toHaveBeenCalledTimes(1)
})
