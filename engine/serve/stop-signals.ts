import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { commandOf } from '../../packages/local-backend/processes.ts'

/** The signals of Ctrl-C, of supervisors, and of terminals that are closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Time between checks that the processes that started this one still exist, in milliseconds. */
const interval = 500

/**
 * Calls `stop` when this process should end: on a signal, or when the process that started it has ended. The shell in
 * which npm runs a script does not forward signals, so npm may end and leave the script running.
 */
export function onceStopped(stop: () => void): void {
  for (const signal of signals) process.on(signal, stop)
  const hasStarter = watchStarter()
  setInterval(() => hasStarter() || stop(), interval).unref()
}

/** Finds out what started this process. @returns A check that it still exists. */
function watchStarter(): () => boolean {
  const parent = process.ppid
  if (!isShell(commandOf(parent))) return () => process.ppid === parent
  // Whoever starts a program with `&` in a shell wants it to outlive the shell. The shell of an npm script is npm's
  // own.
  if (!process.env['npm_lifecycle_event']) return () => true
  const npm = parentOf(parent)
  return () => process.ppid === parent && parentOf(parent) === npm
}

/** Whether a command line is that of a shell, such as `sh -c …`, `/usr/bin/zsh` or `-bash`. */
export const isShell = (command: string): boolean => /^-?(\S*\/)?(ba|da|k|z|fi|a)?sh( |$)/.test(command)

/** The parent of another process; undefined once that process is gone. */
function parentOf(pid: number): number | undefined {
  try {
    // The name is in parentheses and may contain anything; the state and the parent follow (proc_pid_stat(5)).
    return Number(/.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    if (existsSync('/proc/self/stat')) return undefined
    return (
      Number(spawnSync('ps', ['-p', String(pid), '-o', 'ppid='], { encoding: 'utf8' }).stdout) || undefined
    )
  }
}
