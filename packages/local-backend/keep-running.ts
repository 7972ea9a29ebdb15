import type { ChildProcess } from 'node:child_process'
import { end } from './processes.ts'

/** A process that another one replaces whenever it ends by itself. */
export interface KeptProcess {
  /** The current one. */
  child: () => ChildProcess
  /** Ends it for good. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

interface KeepOptions {
  /** As it is called in what is reported. */
  name: string
  /** The process, which has started. */
  first: ChildProcess
  /** Starts another one in its place. */
  run: () => ChildProcess
  /** Called with one line each time. */
  report: (line: string) => void
}

/** Milliseconds before the first new start; each further one waits twice as long, up to the longest wait. */
const shortest = 200
const longest = 30_000
/** A process that ran for as many milliseconds had started well: the next wait is the shortest again. */
const settled = 60_000

/** Starts a process again whenever it ends by itself, and waits longer each time. */
export function keepRunning({ name, first, run, report }: KeepOptions): KeptProcess {
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
    // A program that cannot be started has no exit.
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
