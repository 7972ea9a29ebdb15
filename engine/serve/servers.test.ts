import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { GatewayListener } from '../../packages/local-backend/gateway.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { startSite } from './start-site.ts'
import { develop } from './develop.ts'

const stop = vi.fn<() => Promise<void>>()
const listener: GatewayListener = ({ url }, response) =>
  url === '/rest/v1/' && response.end('data') !== undefined
/** Starts what stands for the embedded backend. */
const backendForSite = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<unknown>>())
vi.mock('../../packages/local-backend/for-site.ts', async (original) => ({
  ...(await original<object>()),
  backendForSite,
}))
const script = vi.hoisted(() => ({ file: '' }))
vi.mock('./development-server.ts', () => ({ developmentProcess: () => fork(script.file) }))

let root = ''
let parts: AsyncDisposableStack
const print = vi.fn<(line: string) => void>()
const printed = () => print.mock.calls.join('\n')
beforeEach(() => {
  root = temporaryFolder('servers', onTestFinished)
  const told = '{ "headers": {}, "parts": [], "redirects": [] }'
  writeFiles(root, { 'dist/hosting/configuration.json': told, 'dist/client/index.html': 'last' })
  script.file = path.join(root, 'scripts/run.ts')
  parts = new AsyncDisposableStack()
  backendForSite.mockReset().mockResolvedValue({ listener, stop })
  stop.mockReset()
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.stubEnv('PORT', '0')
})
afterEach(() => parts.disposeAsync())

/** Starts the site. @param build What a build does. */
const start = (build: string, isBuilt = false) => {
  writeFiles(root, { 'scripts/run.ts': `import { writeFileSync } from 'node:fs'\n${build}` })
  return startSite({ root, isBuilt }, parts)
}
const textAt = async (address: string) => (await fetch(/http:\S+\d/.exec(printed())?.[0] + address)).text()

test('a site is built with the settings of its backend, and both are served until they are stopped', async () => {
  expect(
    await start(
      "writeFileSync('dist/client/index.html', process.argv[2] + process.env.PUBLIC_ENV__BACKEND_URL)",
    ),
  ).toBeUndefined()
  expect(printed()).toMatch(/^Ready: http:\S+\n +http:\S+\/rest\/v1 /)
  expect([await textAt('/'), await textAt('/rest/v1/')]).toEqual(['build/', 'data'])
  await expect.poll(printed).toContain('Every file is compressed.')
  expect(stop).not.toHaveBeenCalled()
  await parts.disposeAsync()
  expect(stop).toHaveBeenCalledOnce()
  await expect(textAt('/')).rejects.toThrow('fetch failed')
})

test('the last build is served as it is, and without a backend that does not start', async () => {
  backendForSite.mockResolvedValue(undefined)
  expect(await start('process.exit(3)', true)).toBeUndefined()
  expect([await textAt('/'), printed().includes('/rest/v1')]).toEqual(['last', false])
})

test('after a failed build, or one that is ended, nothing is served', async () => {
  expect(await start('process.exit(3)')).toBe(1)
  const status = start("writeFileSync('begun', '')\nsetInterval(() => {}, 1000)")
  await expect.poll(() => existsSync(path.join(root, 'begun'))).toBe(true)
  await parts.disposeAsync()
  expect([await status, printed(), stop.mock.calls.length]).toEqual([1, '', 2])
})

test.each([
  ['knows its address', 'process.exit(address.open.length)', 3],
  ['reaches one backend', 'for (const _ of "12") await ask(); process.exit((await ask()).status)', 200],
  ['gets no answer at other addresses', 'process.exit((await fetch(env.EMBEDDED_BACKEND)).status - 500)', 3],
  ['has the backend once a page was served', 'process.send(env.MARK)', 1],
])('the development server %s', async (_, code, expected) => {
  const ask = "const ask = () => fetch(env.EMBEDDED_BACKEND + '/rest/v1/')"
  const told = `process.on('message', async ({ address, env }) => {\n${ask}\n${code}\n})`
  writeFiles(root, { 'scripts/run.ts': told })
  vi.stubEnv('MARK', 'served')
  const status = develop({ host: 'localhost', port: 0, open: '/a/' }, parts)
  if (expected === 1) {
    await vi.waitUntil(() => backendForSite.mock.calls.length > 0, { timeout: 60_000 })
    await parts.disposeAsync()
  }
  expect(await status).toBe(expected)
  await parts.disposeAsync()
  const each = [process.cwd(), { servesBuild: false }]
  expect(backendForSite.mock.calls).toEqual(stop.mock.calls.map(() => each))
})
