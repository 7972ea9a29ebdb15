import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryCopy } from '../temporary-copy.ts'
import { killLeft, leftOf, processesBelow, run, takePort, type RunningCommand } from './running-command.ts'

/** Milliseconds for everything to end: the only time limit that a test checks, because it is a promise. */
const limit = 5000

const copy = temporaryCopy('stopping')

type Script = 'start' | 'preview' | 'dev'

const start = (command: string, ...args: string[]) => run({ command, args, folder: copy.folder })
const byNpm = (script: Script) => start('npm', 'run', script)
/** In a terminal of its own, which script(1) provides. */
const inTerminal = (script: Script) =>
  start('script', '--quiet', '--command', `npm run ${script}`, '/dev/null')
const byProgram = (script: Script) => {
  const program = `require('node:child_process').spawn(process.execPath, ['scripts/run.ts', '${script}'], { stdio: 'inherit' })`
  return start(process.execPath, '--eval', program)
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
  // A terminal sends the signal to every process in the group. If only npm got it, npm's shell would wait for its
  // script.
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
    let { processes } = running
    onTestFinished(() => killLeft(processes))
    expect((await fetch(running.url)).status).toBe(200)
    // In development, the backend starts once the first page has been served.
    const atWork = () => {
      processes = processesBelow(running.first)
      return [...processes.values()].join('\n')
    }
    for (const part of ['postgres', 'postgrest', 'deno']) await expect.poll(atWork, inTime).toContain(part)
    stop(running)
    await expect.poll(() => leftOf(processes), inTime).toEqual([])
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
    const { first } = await run({
      command: 'npm',
      args: ['start'],
      folder: copy.folder,
      isUp: /> node scripts/,
    })
    const isAtWork = () => [...processesBelow(first).values()].join('\n')
    await expect.poll(isAtWork, { timeout: 60_000, interval: 5 }).toContain(program)
    const atWork = processesBelow(first)
    onTestFinished(() => killLeft(atWork))
    process.kill(first, signal)
    await expect.poll(() => leftOf(atWork), inTime).toEqual([])
  })
})
