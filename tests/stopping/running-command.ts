import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { commandOf } from '../../packages/local-backend/processes.ts'
import { treeOf } from '../../packages/bench/build/process-tree.ts'
import { listen } from '../../packages/local-backend/ports.ts'

/** A running command that serves until it is stopped. */
export interface RunningCommand {
  /** The process that was started: npm or another program. */
  first: number
  /** The script's own process, below npm and its shell. */
  script: number
  url: string
  /** The process that was started and its descendants, with their command lines. */
  processes: ReadonlyMap<number, string>
  /** Stops all of them, and waits for their end. */
  stop: () => Promise<void>
}

interface Call {
  command: string
  args: readonly string[]
  folder: string
  /**
   * What it prints when it is up. The first group is its address, if it serves by then.
   */
  isUp?: RegExp
}

/** What `npm start`, `npm run preview` and `npm run dev` print once they are serving. */
const servesAt = /(?:Ready|Local): +(http:\S+?)\/?\s/

/**
 * Starts a command on a free port, in its own process group as a shell does, and waits until it is up.
 * @throws {Error} If it exits before that, with everything that it printed.
 */
export async function run({ command, args, folder, isUp = servesAt }: Call): Promise<RunningCommand> {
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    // Vite stops when its standard input ends.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const ended = once(child, 'close')
  let printed = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const listenTo = (chunk: Buffer) => {
    printed += String(chunk)
    const match = isUp.exec(printed)
    if (match) resolve(match[1] ?? '')
  }
  child.stdout.on('data', listenTo)
  child.stderr.on('data', listenTo)
  child.once('close', () => reject(new Error(`${command} ${args.join(' ')} exited:\n${printed}`)))
  const url = await promise
  const first = child.pid!
  const processes = processesBelow(first)
  const [script = 0] = [...processes].find(([, line]) => /^\S*node scripts\/\w+\.[jt]s/.test(line)) ?? []
  const stop = async () => {
    process.kill(-first, 'SIGTERM')
    await ended
  }
  return { first, script, url, processes, stop }
}

/** A process and all its running descendants, with their command lines. */
export const processesBelow = (first: number): ReadonlyMap<number, string> =>
  new Map(treeOf(first).map((pid) => [Number(pid), commandOf(Number(pid))]))

/** The processes that are still running; not zombies, which have no command line. */
const stillThere = (processes: RunningCommand['processes']) =>
  [...processes].filter(([pid, line]) => line !== '' && commandOf(pid) === line)

/** The command lines of the processes that are still running. */
export const leftOf = (processes: RunningCommand['processes']): string[] =>
  stillThere(processes).map(([, line]) => line)

/** Kills whatever is left, however the test went. */
export function killLeft(processes: RunningCommand['processes']): void {
  for (const [pid] of stillThere(processes)) process.kill(pid, 'SIGKILL')
}

/** @throws {Error} If the port of an address is still taken. */
export async function takePort(url: string): Promise<void> {
  const server = createServer()
  const { hostname, port } = new URL(url)
  await listen(server, hostname, Number(port))
  await new Promise((resolve) => server.close(resolve))
}
