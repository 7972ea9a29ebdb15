import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { commandOf } from '../../packages/local-backend/processes.ts'
import { treeOf } from '../../packages/bench/build/process-tree.ts'
import { listen } from '../../engine/serve/static/listen.ts'

/** A command of package.json that serves until it is told to stop. */
export interface RunningCommand {
  /** The process that was started: npm, unless another program was requested. */
  first: number
  /** The script's own process, below npm and its shell. */
  script: number
  /** Where the site is served. */
  url: string
  /** The process that was started and its descendants, with their command lines. */
  processes: ReadonlyMap<number, string>
}

/** What to run, and where: a copy of the project, with throwaway data. */
interface Call {
  command: string
  args: readonly string[]
  folder: string
  /**
   * What it prints when there is something to stop. The first group is its address, if it is serving by then.
   */
  isUp?: RegExp
}

/** What `npm start`, `npm run preview` and `npm run dev` print once they are serving. */
const servesAt = /(?:Ready|Local): +(http:\S+?)\/?\s/

/**
 * Starts a command on a free port, in its own process group as a shell does, and waits until it serves.
 * @throws {Error} With everything that it printed, if it ends before that.
 */
export async function run({ command, args, folder, isUp = servesAt }: Call): Promise<RunningCommand> {
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    // Vite stops when its standard input ends.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', NO_COLOR: '1' },
  })
  let printed = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const listenTo = (chunk: Buffer) => {
    printed += String(chunk)
    const match = isUp.exec(printed)
    if (match) resolve(match[1] ?? '')
  }
  child.stdout.on('data', listenTo)
  child.stderr.on('data', listenTo)
  child.once('close', () => reject(new Error(`${command} ${args.join(' ')} has ended:\n${printed}`)))
  const url = await promise
  const first = child.pid!
  const processes = processesBelow(first)
  const [script = 0] = [...processes].find(([, line]) => /^\S*node scripts\/\w+\.ts/.test(line)) ?? []
  return { first, script, url, processes }
}

/** A process and all its running descendants, with their command lines. */
export const processesBelow = (first: number): ReadonlyMap<number, string> =>
  new Map(treeOf(first).map((pid) => [Number(pid), commandOf(Number(pid))]))

/** The processes that are still running. A zombie has no command line. */
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
