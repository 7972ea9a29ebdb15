import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { commandOf } from '../../scripts/serve/backend/processes.ts'
import { treeOf } from '../../scripts/measure/bench/build/process-tree.ts'
import { listen } from '../../scripts/serve/static/listen.ts'

/** A command of package.json that serves until it is told to end. */
export interface RunningCommand {
  /** What was started: npm, unless another program was asked for. */
  first: number
  /** The script's own process, below npm and its shell. */
  script: number
  /** Where the site is served. */
  url: string
  /** What was started, and all that it has started, with their command lines. */
  processes: ReadonlyMap<number, string>
}

/** What is to be run, and where: a copy of the project, whose data is nobody's. */
interface Call {
  command: string
  args: readonly string[]
  folder: string
  /** What it prints when there is something to stop. The first group is its address, if it serves by then. */
  isUp?: RegExp
}

/** What `npm start`, `npm run preview` and `npm run dev` print when they serve. */
const servesAt = /(?:Ready|Local): +(http:\S+?)\/?\s/

/**
 * Starts a command on a free port, in a group of processes as a shell does, and waits until it serves.
 * @throws {Error} With all that it has printed, if it ends before that.
 */
export async function run({ command, args, folder, isUp = servesAt }: Call): Promise<RunningCommand> {
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    // A terminal whose input has ended would stop Vite.
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

/** A process and all that it has started and that still run, with their command lines. */
export const processesBelow = (first: number): ReadonlyMap<number, string> =>
  new Map(treeOf(first).map((pid) => [Number(pid), commandOf(Number(pid))]))

/** The processes that still run. One that is left as a zombie has no command line. */
const stillThere = (processes: RunningCommand['processes']) =>
  [...processes].filter(([pid, line]) => line !== '' && commandOf(pid) === line)

/** The command lines of the processes that still run. */
export const leftOf = (processes: RunningCommand['processes']): string[] =>
  stillThere(processes).map(([, line]) => line)

/** Leaves nothing behind, whatever a test has found. */
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
