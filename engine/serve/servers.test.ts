import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../packages/local-backend/ports.ts'
import type { GatewayListener } from '../../packages/local-backend/gateway.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../../tests/write-files.ts'
import { exitStatus } from '../process/run-in-process.ts'

const stop = vi.fn<() => Promise<void>>()
const listener: GatewayListener = ({ url }, response) =>
  url === '/rest/v1/' && response.end('data') !== undefined
/** Starts what stands for the embedded backend. */
const backendForSite = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<unknown>>())
const setting = vi.hoisted(() => ({ usesEmbedded: true, developmentScript: '' }))
vi.mock('../../packages/local-backend/for-site.ts', async (original) => ({
  ...(await original<object>()),
  backendForSite,
  get usesEmbedded() {
    return setting.usesEmbedded
  },
}))
vi.mock('./development-server.ts', () => ({ developmentProcess: () => fork(setting.developmentScript) }))
vi.resetModules()
const { startSite } = await import('./start-site.ts')
const { develop } = await import('./develop.ts')
afterAll(() => void vi.resetModules())

test('the development server’s process is started once, and ends with this one', async () => {
  const { developmentProcess } =
    await vi.importActual<typeof import('./development-server.ts')>('./development-server.ts')
  const child = developmentProcess()
  expect(developmentProcess()).toBe(child)
  child.disconnect()
  expect(await exitStatus(child)).toBe(0)
})

let root = ''
let parts: AsyncDisposableStack
const print = vi.fn<(line: string) => void>()
const printed = () => print.mock.calls.join('\n')
beforeEach(() => {
  root = temporaryFolder('servers', onTestFinished)
  writeFiles(root, { 'dist/hosting/configuration.json': '{ "headers": {}, "parts": [], "redirects": [] }' })
  parts = new AsyncDisposableStack()
  backendForSite.mockResolvedValue({ listener, stop })
  setting.usesEmbedded = true
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.stubEnv('PORT', '0')
})
afterEach(async () => {
  await parts.disposeAsync()
  vi.unstubAllEnvs().restoreAllMocks().clearAllMocks()
})

/** Starts the site. @param build What a build does. */
const start = (build: string, isBuilt = false) => {
  writeFiles(root, { 'scripts/run.ts': `import { writeFileSync } from 'node:fs'\n${build}` })
  return startSite({ root, isBuilt }, parts)
}
const textAt = async (address: string) => {
  const [url = ''] = /http:\S+\d/.exec(printed()) ?? []
  return (await fetch(url + address)).text()
}

test('a site is built with the settings of its backend, and both are served until they are stopped', async () => {
  writeFiles(root, { 'dist/client/index.html': 'old' })
  const build =
    "writeFileSync('dist/client/index.html', process.argv[2] + process.env.PUBLIC_ENV__BACKEND_URL)"
  expect(await start(build)).toBeUndefined()
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
  writeFiles(root, { 'dist/client/index.html': 'last' })
  expect(await start('process.exit(3)', true)).toBeUndefined()
  expect(await textAt('/')).toBe('last')
  expect(printed()).not.toContain('/rest/v1')
})

test('after a failed build, or one that is ended, nothing is served', async () => {
  expect(await start('process.exit(3)')).toBe(1)
  const status = start("writeFileSync('begun', '')\nsetInterval(() => {}, 1000)")
  await expect.poll(() => existsSync(path.join(root, 'begun'))).toBe(true)
  await parts.disposeAsync()
  expect([await status, printed()]).toEqual([1, ''])
  expect(stop).toHaveBeenCalledTimes(2)
})

test('if the port is taken, nothing else is started', async () => {
  await using server = createServer()
  vi.stubEnv('PORT', new URL(await listen(server, 'localhost')).port)
  const address = { host: 'localhost', port: Number(process.env['PORT']), open: '' }
  await expect(start('')).rejects.toThrow('is taken')
  await expect(develop(address, parts)).rejects.toThrow('is taken')
  expect(backendForSite).not.toHaveBeenCalled()
})

/** Runs this code in place of the development server, once it has been told its address and environment. */
const developWith = (code: string) => {
  setting.developmentScript = path.join(root, 'server.ts')
  const told = `process.on('message', async ({ address, env }) => { ${code} })`
  writeFiles(root, { 'server.ts': told })
  return develop({ host: 'localhost', port: 0, open: '/a/' }, parts)
}

test.each([
  ['knows its address', 'process.exit(address.open.length)', 3],
  ['has the environment', 'process.exit(Number(env.MARK))', 5],
  [
    'reaches one backend',
    "const ask = () => fetch(env.EMBEDDED_BACKEND + '/rest/v1/'); await ask(); process.exit((await (await ask()).text()).length)",
    4,
  ],
  ['gets no answer at other addresses', 'process.exit((await fetch(env.EMBEDDED_BACKEND)).status - 500)', 3],
])('the development server %s', async (_, code, status) => {
  vi.stubEnv('MARK', '5')
  expect(await developWith(code)).toBe(status)
  await parts.disposeAsync()
  expect(stop).toHaveBeenCalledTimes(backendForSite.mock.calls.length)
})

test.each([
  [true, 1],
  [false, 0],
])('the backend, embedded or not (%s), starts once a page was served', async (isEmbedded, stopped) => {
  setting.usesEmbedded = isEmbedded
  const status = developWith(`if ('EMBEDDED_BACKEND' in env === ${isEmbedded}) process.send('served')`)
  await expect.poll(() => backendForSite.mock.calls).toEqual([[process.cwd(), { servesBuild: false }]])
  await parts.disposeAsync()
  expect([await status, stop.mock.calls.length]).toEqual([1, stopped])
})
