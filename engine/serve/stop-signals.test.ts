import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commandOf } from '../../packages/local-backend/processes.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { isShell } from './stop-signals.ts'

const signal = vi.hoisted(() => ({ stop: () => {} }))
vi.mock('./stop-signals.ts', async (original) => ({
  ...(await original<object>()),
  onceStopped: (stop: () => void) => (signal.stop = stop),
}))
const { onceStopped } = await vi.importActual<typeof import('./stop-signals.ts')>('./stop-signals.ts')

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

const sleeper = 'sleep 60'
const shell = "sh -c 'sleep 60; :'"
test.each([
  ['a program', sleeper, '', { whenItEnds: true, whenItsParentEnds: false }],
  ['a shell, with &', shell, '', { whenItEnds: false, whenItsParentEnds: false }],
  ['the shell of an npm script', shell, 'dev', { whenItEnds: true, whenItsParentEnds: true }],
])('what %s has started stops when it ends, or its parent: %j', async (_, starter, event, expected) => {
  vi.stubEnv('npm_lifecycle_event', event)
  const parent = spawn('sh', ['-c', `${starter} & echo $!; wait`], { detached: true })
  const [pid] = (await once(parent.stdout, 'data')) as [Buffer]
  // Until it runs its own program, it has its parent's command line.
  await expect.poll(() => commandOf(Number(pid)).trim()).toBe(starter.replaceAll("'", ''))
  const descriptor = Object.getOwnPropertyDescriptor(process, 'ppid')!
  const setStarter = (value: number) => Object.defineProperty(process, 'ppid', { ...descriptor, value })
  const listening = vi.spyOn(process, 'on').mockReturnThis()
  let check = () => {}
  vi.stubGlobal('setInterval', (ring: () => void) => ({ unref: () => (check = ring) }))
  const told = vi.fn<() => void>()
  onTestFinished(() => {
    process.kill(-parent.pid!, 'SIGKILL')
    Object.defineProperty(process, 'ppid', descriptor)
  })
  const stopsWhen = (change: () => void) => {
    change()
    told.mockClear()
    check()
    return told.mock.calls.length > 0
  }
  setStarter(Number(pid))
  onceStopped(told)
  expect(listening.mock.calls).toEqual(['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => [name, told]))
  expect(stopsWhen(() => {})).toBe(false)
  expect(stopsWhen(() => setStarter(1))).toBe(expected.whenItEnds)
  const ended = once(parent, 'exit')
  process.kill(parent.pid!, 'SIGKILL')
  await ended
  expect(stopsWhen(() => setStarter(Number(pid)))).toBe(expected.whenItsParentEnds)
})

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
  await runUntilStopped(async (parts) => {
    parts.defer(() => void seen.push('stopped'))
    return program() as number | undefined
  })
  expect(seen).toEqual(expected)
  for (const ring of timers) ring()
  expect(seen.slice(expected.length)).toEqual(expected.length > 0 ? [1] : [])
})
