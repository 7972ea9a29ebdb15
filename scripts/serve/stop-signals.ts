import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { commandOf } from './backend/processes.ts'

/** Ctrl-C, a supervisor, and a terminal that was closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Milliseconds between two looks at whether those who started this process are still there. */
const interval = 500

/**
 * Calls `stop` when this process is told to end: by a signal, or by the end of what started it. The shell
 * in which npm runs a script passes no signal on, so npm may end and leave the script behind.
 */
export function onceStopped(stop: () => void): void {
  for (const signal of signals) process.on(signal, stop)
  const hasStarter = watchStarter(process.env)
  setInterval(() => hasStarter() || stop(), interval).unref()
}

/** Looks who started this process. @returns Whether they are still there. */
function watchStarter(environment: NodeJS.ProcessEnv): () => boolean {
  const parent = process.ppid
  if (!isShell(commandOf(parent))) return () => process.ppid === parent
  // Whoever writes `&` in a shell means to leave a program behind. The shell of an npm script is npm's own.
  if (!environment['npm_lifecycle_event']) return () => true
  const npm = parentOf(parent)
  return () => process.ppid === parent && parentOf(parent) === npm
}

/** Whether a command line is that of a shell, such as `sh -c …`, `/usr/bin/zsh` or `-bash`. */
export const isShell = (command: string): boolean => /^-?(\S*\/)?(ba|da|k|z|fi|a)?sh( |$)/.test(command)

/** The parent of another process; nothing once that process has gone. */
function parentOf(pid: number): number | undefined {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'ppid='], { encoding: 'utf8' })
    return Number(stdout) || undefined
  }
  try {
    // The name stands in brackets and may hold anything; the state and the parent follow (proc_pid_stat(5)).
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(parent)
  } catch {
    return undefined
  }
}
