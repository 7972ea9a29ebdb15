import type { ChildProcess } from 'node:child_process'
import { until } from './ports.ts'
import { end, hasEnded } from './processes.ts'

/** A process that is replaced whenever it ends by itself. */
export interface KeptProcess {
  /** The current one. */
  child: () => ChildProcess
  /** Ends it for good. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** A program to start. */
export interface Program {
  /** Its name in messages. */
  name: string
  /** A word from its command line. */
  command: string
  /** The address of the database that it serves. */
  databaseUrl?: string
  /** Starts a process of it: at first, and whenever the last one has ended by itself. */
  run: () => ChildProcess
  /** Resolves if the process answers. */
  isReady: () => Promise<unknown>
  /** How many milliseconds it may take to get ready. */
  timeout: number
}

/** Starts a program, waits until it is ready, and keeps it running. @throws {Error} If it does not get ready. */
export type StartProgram = (program: Program) => Promise<KeptProcess>

/** Called with a line each time a process has ended by itself. */
type Report = (line: string) => void

/** Milliseconds before the first restart; each further wait is twice as long, up to the longest. */
const shortest = 200
const longest = 30_000
/** A process that has run for this many milliseconds had started properly: the next wait is the shortest again. */
const settled = 60_000

/** Restarts a process whenever it ends by itself, waiting longer each time. @param first The process, already started. */
export function keepRunning(
  { name, run }: Pick<Program, 'name' | 'run'>,
  first: ChildProcess,
  report: Report,
): KeptProcess {
  let child = first
  let wait = shortest
  let isStopping = false
  let timer: NodeJS.Timeout | undefined

  function watch(): void {
    const started = performance.now()
    const ended = (reason: string) => {
      if (isStopping) return
      if (performance.now() - started > settled) wait = shortest
      report(`${name} ${reason}; restarting it in ${wait / 1000} s`)
      timer = setTimeout(() => {
        child = run()
        watch()
      }, wait)
      wait = Math.min(wait * 2, longest)
    }
    if (child.exitCode !== null || child.signalCode !== null) return ended(howItEnded(child))
    child.once('exit', () => ended(howItEnded(child)))
    // If the program cannot be started, there is no exit event.
    child.once('error', (error) => child.pid === undefined && ended(`did not start (${error.message})`))
  }

  watch()
  return {
    child: () => child,
    stop: async (signal) => {
      isStopping = true
      clearTimeout(timer)
      await end(child, signal)
    },
  }
}

const howItEnded = ({ exitCode, signalCode }: ChildProcess): string =>
  signalCode ? `was killed by ${signalCode}` : `exited with ${exitCode ?? 'no status'}`

/**
 * Starts a program, waits until it is ready, and keeps it running.
 * @throws {Error} If it does not get ready, with the end of what it wrote to its standard error.
 */
export async function startKept(program: Program, report: Report = () => {}): Promise<KeptProcess> {
  const { name, isReady, timeout } = program
  let log = ''
  const run = () => {
    const child = program.run()
    const add = (text: unknown) => void (log = `${log}${String(text)}`.slice(-2000))
    child.stderr?.on('data', add)
    child.on('error', add)
    return child
  }
  const first = run()
  try {
    await until(isReady, timeout, () => hasEnded(first))
  } catch (error) {
    await end(first)
    const reason = log.trim() || (error as Error).message
    throw new Error(`${name} did not start: ${reason}`, { cause: error })
  }
  return keepRunning({ name, run }, first, report)
}
