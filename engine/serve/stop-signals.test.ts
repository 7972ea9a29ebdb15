import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

const signal = vi.hoisted(() => ({ stop: () => {} }))
vi.mock('./stop-signals.ts', async (original) => ({
  ...(await original<object>()),
  onceStopped: (stop: () => void) => (signal.stop = stop),
}))
vi.resetModules()
const { runUntilStopped } = await import('./run-until-stopped.ts')
const { isShell } = await import('./stop-signals.ts')
afterAll(() => void vi.resetModules())

test.each([
  ['sh -c node scripts/run.ts start', true],
  ['/bin/sh', true],
  ['-bash', true],
  ['/usr/bin/zsh -l', true],
  ['npm start', false],
  ['ssh host', false],
  ['/usr/bin/python3 supervisor.sh', false],
  ['', false],
])('%j is recognized as a shell: %s', (command, expected) => expect(isShell(command)).toBe(expected))

const stop = () => signal.stop()
const fail = async (message: string) => Promise.reject(new Error(message))
test.each([
  ['the program ends', () => 3, ['stopped', 3]],
  ['it fails', () => fail('port taken'), ['port taken', 'stopped', 1]],
  ['its parts run', () => undefined, []],
  ['it is told to stop, twice', () => (stop(), stop()), ['stopped', 0]],
  ['it fails because it is told to stop', () => (stop(), fail('gone')), ['stopped', 0]],
])('once %s, its parts are stopped in time, and this process exits', async (_, program, expected) => {
  const [seen, timers]: [unknown[], (() => void)[]] = [[], []]
  vi.spyOn(process, 'exit').mockImplementation((status) => seen.push(status) as never)
  vi.spyOn(console, 'error').mockImplementation((message) => void seen.push(message))
  vi.stubGlobal('setTimeout', (ring: () => void) => timers.push(ring))
  onTestFinished(() => void vi.restoreAllMocks().unstubAllGlobals())
  await runUntilStopped(async (parts) => {
    parts.defer(() => void seen.push('stopped'))
    return program() as number | undefined
  })
  expect(seen).toEqual(expected)
  for (const ring of timers) ring()
  expect(seen.slice(expected.length)).toEqual(expected.length > 0 ? [1] : [])
})
