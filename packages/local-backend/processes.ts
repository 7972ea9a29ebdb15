import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The record that a running backend keeps on disk, so that it can be found, and cleaned up after a crash. */
export interface RunningRecord {
  /** The process that started the backend, and its command line, since process ids are reused. */
  owner: number
  ownerCommand: string
  processes: readonly { pid: number; command: string }[]
  databaseUrl: string
  /** Whether its owner serves the project's last build, and each later one in its place. */
  servesBuild: boolean
  /** A data folder to delete after the backend has ended. */
  temporaryFolder?: string
}

/** Whether a process with this id exists, even one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a process; empty if there is no such process. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    if (existsSync('/proc/self/cmdline')) return ''
    return spawnSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? ''
  }
}

/** Reads the record of a backend; undefined if it is missing or damaged. */
export function readRecord(file: string): RunningRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunningRecord
  } catch {
    return undefined
  }
}

/** Writes a record, readable only by its owner, since it contains the database's password. */
export const writeRecord = (file: string, record: RunningRecord): void =>
  writeFileSync(file, JSON.stringify(record), { mode: 0o600 })

/** Whether the process that started a backend is still running. */
export const isOwned = ({ owner, ownerCommand }: RunningRecord): boolean =>
  isAlive(owner) && commandOf(owner) === ownerCommand

/**
 * Ends the processes that a backend has left behind if its owner is gone.
 * @returns The record of a running backend, which is left alone.
 */
export function cleanUp(file: string): RunningRecord | undefined {
  const record = readRecord(file)
  if (!record || isOwned(record)) return record
  // A process that has ended but has not been reaped has no command line.
  const isLeft = ({ pid, command }: RunningRecord['processes'][number]) => commandOf(pid).includes(command)
  const left = record.processes.filter(isLeft)
  for (const { pid, command } of left) {
    try {
      // Postgres gets to close its files, all others have no data to lose.
      process.kill(pid, command === 'postgres' ? 'SIGINT' : 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
  // A database keeps writing to its folder while it shuts down.
  const deadline = performance.now() + 5000
  while (left.some(isLeft) && performance.now() < deadline) pause(20)
  if (record.temporaryFolder) rmSync(record.temporaryFolder, { recursive: true, force: true, maxRetries: 5 })
  rmSync(file, { force: true })
  return undefined
}

/** Blocks this process, which has nothing else to do during a cleanup. */
const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Whether a child process has ended, or could not be started at all. */
export const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null || pid === undefined

/**
 * Asks a child process to end, and kills it after three seconds.
 * @param signal SIGINT is Postgres's fast shutdown, which closes open sessions without losing data.
 */
export const end = (child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> =>
  new Promise((resolve) => {
    if (hasEnded(child)) return resolve()
    const timer = setTimeout(() => child.kill('SIGKILL'), 3000)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill(signal)
  })

/**
 * Starts a process that cleans up after this one, even if this one is killed: it waits for the pipe between them to
 * close, which happens however this process ends.
 */
export function watch(recordFile: string): { release: () => void } {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('watchdog.ts', import.meta.url)), recordFile],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
      // Keeps signals to all processes of the terminal from reaching it.
      detached: true,
    },
  )
  // It must not keep this process from ending.
  child.unref()
  ;(child.stdin as Socket).unref()
  return {
    // After a clean shutdown, the record is gone, so the watchdog just exits.
    release: () => void child.stdin.end(),
  }
}
