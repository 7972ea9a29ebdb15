import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../../engine/process/copy-project.ts'
import { killLeft, leftOf, processesBelow, run, takePort, type RunningCommand } from './running-command.ts'

/** Milliseconds for everything to end. This is the only time limit in a test, because it is a promise. */
const limit = 5000

let folder = ''
beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(path.resolve('.cache', 'stopping-'))
  copyProject(process.cwd(), folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Script = 'start' | 'preview' | 'dev'

const byNpm = (script: Script) => run({ command: 'npm', args: ['run', script], folder })
/** In a separate terminal: script(1) holds its other end. */
const inTerminal = (script: Script) =>
  run({ command: 'script', args: ['--quiet', '--command', `npm run ${script}`, '/dev/null'], folder })
const byProgram = (script: Script) => {
  const program = `require('node:child_process').spawn(process.execPath, ['scripts/run.ts', '${script}'], { stdio: 'inherit' })`
  return run({ command: process.execPath, args: ['--eval', program], folder })
}

interface Way {
  name: string
  begin: (script: Script) => Promise<RunningCommand>
  stop: (running: RunningCommand) => void
}
const ways: readonly Way[] = [
  ...(['SIGTERM', 'SIGHUP'] as const).map((signal): Way => ({
    name: `${signal} to npm`,
    begin: byNpm,
    stop: ({ first }) => process.kill(first, signal),
  })),
  ...(['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal): Way => ({
    name: `${signal} to node`,
    begin: byNpm,
    stop: ({ script }) => process.kill(script, signal),
  })),
  // A terminal sends it to every process in the group. If only npm got it, npm's shell would keep waiting for
  // its script.
  { name: 'Ctrl-C', begin: byNpm, stop: ({ first }) => process.kill(-first, 'SIGINT') },
  { name: 'closing the terminal', begin: inTerminal, stop: ({ first }) => process.kill(first, 'SIGKILL') },
  { name: 'killing npm', begin: byNpm, stop: ({ first }) => process.kill(first, 'SIGKILL') },
  { name: 'killing node', begin: byNpm, stop: ({ script }) => process.kill(script, 'SIGKILL') },
  { name: 'killing its parent', begin: byProgram, stop: ({ first }) => process.kill(first, 'SIGKILL') },
]

const inTime = { timeout: limit, interval: 50 }

// `start` comes first: it makes the build that `preview` serves.
describe.each(['start', 'preview', 'dev'] as const)('npm run %s ends and frees its port', (script) => {
  test.each(ways)('by $name', async ({ begin, stop }) => {
    const running = await begin(script)
    onTestFinished(() => killLeft(running.processes))
    expect((await fetch(running.url)).status).toBe(200)
    // In any order, because process ids wrap around.
    const atWork = leftOf(running.processes).join('\n')
    for (const part of ['postgres', 'postgrest', 'deno']) expect(atWork).toContain(part)
    stop(running)
    await expect.poll(() => leftOf(running.processes), inTime).toEqual([])
    await takePort(running.url)
  })
})

describe('npm start ends before it serves', () => {
  test.each([
    ['SIGTERM', 'the backend starts', 'postgres'],
    ['SIGKILL', 'the backend starts', 'postgres'],
    ['SIGTERM', 'it builds', 'scripts/run.ts build'],
    ['SIGKILL', 'it builds', 'scripts/run.ts build'],
  ] as const)('by %s to npm while %s', async (signal, _, program) => {
    const { first } = await run({ command: 'npm', args: ['start'], folder, isUp: /> node scripts/ })
    const isAtWork = () => [...processesBelow(first).values()].join('\n')
    await expect.poll(isAtWork, { timeout: 60_000, interval: 5 }).toContain(program)
    const atWork = processesBelow(first)
    onTestFinished(() => killLeft(atWork))
    process.kill(first, signal)
    await expect.poll(() => leftOf(atWork), inTime).toEqual([])
  })
})
