import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const commandOf = vi.hoisted(() => vi.fn<(pid: number) => string>())
vi.mock('../../packages/local-backend/processes.ts', async (original) => ({
  ...(await original<object>()),
  commandOf,
}))
vi.resetModules()
const { runUntilStopped } = await import('./run-until-stopped.ts')

/** What has happened, in order. */
const events: string[] = []
/** What has been registered for each signal. */
let signals: Record<string, () => void> = {}

beforeEach(() => {
  events.length = 0
  signals = {}
  vi.useFakeTimers()
  commandOf.mockReturnValue('node')
  vi.spyOn(process, 'on').mockImplementation((name, act) => {
    signals[String(name)] = act as () => void
    return process
  })
  vi.spyOn(process, 'exit').mockImplementation((code) => void events.push(`exit ${code}`) as never)
  vi.spyOn(console, 'error').mockImplementation((text) => void events.push(String(text)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
afterAll(() => void vi.resetModules())

/** Runs a program with two parts, which ends as `program` does. */
const run = (program: () => Promise<number | undefined>, stop = async () => {}) =>
  runUntilStopped(async (parts) => {
    parts.defer(() => void events.push('first part stopped'))
    parts.defer(async () => {
      await stop()
      events.push('second part stopped')
    })
    return program()
  })
const stopped = ['second part stopped', 'first part stopped']
const fail = () => Promise.reject(new Error('the port is taken'))

test.each([
  ['returns a status', async () => 3, [...stopped, 'exit 3']],
  ['keeps running', async () => undefined, []],
  ['fails', fail, ['the port is taken', ...stopped, 'exit 1']],
])('a program that %s', async (_what, program, expected) => {
  await run(program)
  expect(events).toEqual(expected)
})

test('each signal stops the parts, once; a part that fails because of that is not reported', async () => {
  let failing = () => {}
  const program = run(() => new Promise((_resolve, reject) => (failing = () => reject(new Error('gone')))))
  expect(Object.keys(signals)).toEqual(['SIGINT', 'SIGTERM', 'SIGHUP'])
  signals['SIGINT']?.()
  signals['SIGTERM']?.()
  failing()
  await program
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual([...stopped, 'exit 0'])
})

test('a part that does not stop is given four seconds', async () => {
  await run(
    async () => undefined,
    () => new Promise(() => {}),
  )
  signals['SIGHUP']?.()
  await vi.advanceTimersByTimeAsync(3999)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(events).toEqual(['exit 1'])
})

test.each([
  ['the process that started it has ended', 'node', undefined, [1], true],
  ['the shell has ended in which it was started with &', 'sh -c x', undefined, [1], false],
  ['the shell of its npm script has ended', 'sh -c x', 'start', [1], true],
  ['nothing has ended', 'node', undefined, [], false],
])('a program stops by itself if %s', async (_what, command, script, ended, expected) => {
  commandOf.mockReturnValue(command)
  vi.stubEnv('npm_lifecycle_event', script)
  const parent = vi.spyOn(process, 'ppid', 'get').mockReturnValue(process.pid)
  await run(async () => undefined)
  await vi.advanceTimersByTimeAsync(500)
  expect(events).toEqual([])
  for (const pid of ended) parent.mockReturnValue(pid)
  await vi.advanceTimersByTimeAsync(500)
  expect(events).toEqual(expected ? [...stopped, 'exit 0'] : [])
})
