import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { commandOf, isAlive, readRecord, type RunningRecord } from '../../packages/local-backend/processes.ts'
import { recordsFolder } from '../../packages/local-backend/kept.ts'
import { startBackend, type RunningBackend } from '../../packages/local-backend/start.ts'
import { serveSite } from '../../engine/serve/static/serve-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { writeFiles } from '../../engine/process/write-files.ts'
import { asForm, clientOf, eventually, newConsent, newMessage, siteOrigin } from './stack.ts'

const root = process.cwd()
const quiet = () => {}
const running: RunningBackend[] = []
const start = async (options: Parameters<typeof startBackend>[0] = {}) => {
  const backend = await startBackend({ root, print: quiet, ...options })
  running.push(backend)
  return backend
}
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
})

const recordsOf = (owner: number): [file: string, record: RunningRecord][] => {
  const folder = recordsFolder(root)
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    const record = readRecord(file)
    return record?.owner === owner ? [[file, record]] : []
  })
}

/** Starts a backend in a separate process that does nothing else. */
async function startElsewhere() {
  const program = `import { startBackend } from './packages/local-backend/start.ts'
    await startBackend({ print: () => {} })
    console.log('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A test that fails leaves it running.
  onTestFinished(() => void child.kill('SIGKILL'))
  // If the program fails, it prints nothing.
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the backend did not start'))),
  ])
  const [[file, record] = []] = recordsOf(child.pid ?? 0)
  if (!file || !record?.temporaryFolder) throw new Error('the backend left no record')
  return { child, file, pids: record.processes.map(({ pid }) => pid), folder: record.temporaryFolder }
}

/** Whether the watchdog of a record is running: packages/local-backend/watchdog.ts. */
const isWatched = (file: string) =>
  readdirSync('/proc')
    .map((name) => commandOf(Number(name)))
    .some((command) => command.includes('watchdog.ts') && command.includes(file))

const sendForm = (url: string, change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${url}/functions/v1/contact`, {
    method: 'POST',
    headers: { origin: siteOrigin, ...headers },
    body: asForm(change),
  })

const areGone = (pids: readonly number[]) => () => pids.every((pid) => !isAlive(pid))

describe('everything is cleaned up', () => {
  test('after a clean shutdown: no process, no folder, no record', async () => {
    const backend = await startBackend({ root, print: quiet })
    const [[file, record] = []] = recordsOf(process.pid)
    const pids = record?.processes.map(({ pid }) => pid) ?? []
    expect(pids).toHaveLength(3)
    await backend.stop()
    await eventually(areGone(pids), 'the end of all processes')
    expect([existsSync(file ?? ''), existsSync(record?.temporaryFolder ?? '')]).toEqual([false, false])
    await expect(fetch(backend.url)).rejects.toThrow('fetch failed')
  })

  test('when the process that started it is killed', async () => {
    const { child, file, pids, folder } = await startElsewhere()
    child.kill('SIGKILL')
    await eventually(areGone(pids), 'the end of all processes')
    await eventually(() => !existsSync(file), 'the end of its record')
    expect(existsSync(folder)).toBe(false)
  })

  test('at the next start, if its watchdog could not clean up', async () => {
    const { child, file, pids, folder } = await startElsewhere()
    expect(isWatched(file)).toBe(true)
    // Without a record, the watchdog finds nothing to do.
    const record = readRecord(file)
    rmSync(file)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await eventually(() => !isWatched(file), 'the end of the watchdog')
    expect(pids.filter(isAlive)).toEqual(pids)
    writeFileSync(file, JSON.stringify(record))
    await start()
    await eventually(areGone(pids), 'the end of all processes')
    expect([existsSync(file), existsSync(folder)]).toEqual([false, false])
  })

  test('when a service does not start, which the error names', async () => {
    vi.stubEnv('POSTGREST_BIN', '/bin/false')
    await expect(startBackend({ root })).rejects.toThrow('PostgREST did not start')
    expect(recordsOf(process.pid)).toEqual([])
  })
})

test('the site and its backend share one origin, as npm start runs them', async () => {
  const backend = await start()
  const folder = temporaryFolder('site', onTestFinished)
  writeFiles(folder, { 'dist/client/index.html': '<h1>Home</h1>' })
  const site = await serveSite({ root: folder, host: 'localhost', port: 0, backend: backend.listener })
  onTestFinished(site.close)
  expect(await (await fetch(site.url)).text()).toBe('<h1>Home</h1>')
  const { status } = await clientOf(site.url, backend.publishableKey)
    .from('cookie_consent_logs')
    .insert(newConsent())
  expect(status).toBe(201)
  const headers = { origin: site.url, accept: 'text/html' }
  const response = await sendForm(site.url, { message: 'Sent from the page itself' }, headers)
  expect([response.status, response.headers.get('content-type')]).toEqual([201, 'text/html; charset=utf-8'])
  expect((await fetch(`${site.url}/auth/v1/user`)).status).toBe(404)
})

test('without a PostgREST binary, a stand-in runs, says so, and accepts messages and cookie choices', async () => {
  vi.stubEnv('POSTGREST_BIN', '/nowhere/postgrest')
  const backend = await start()
  expect(backend.description).toContain('Supabase Lite, a stand-in that does not restrict privileges')
  expect((await sendForm(backend.url)).status).toBe(201)
  const visitor = clientOf(backend.url, backend.publishableKey)
  expect((await visitor.from('cookie_consent_logs').insert(newConsent())).status).toBe(201)
  const owner = clientOf(backend.url, backend.secretKey)
  const { data } = await owner.from('contact_messages').select('email')
  expect(data).toEqual([{ email: newMessage().email }])
})
