import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** What a started backend leaves on disk, so that it can be found, and cleaned up after a crash. */
export interface RunningRecord {
  /** The process that started the backend, by its command line too: numbers are reused. */
  owner: number
  ownerCommand: string
  processes: readonly { pid: number; command: string }[]
  databaseUrl: string
  /** A data folder to delete when the backend has ended. */
  temporaryFolder?: string
}

/** Whether a process with this number exists, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a process, empty when there is none. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    if (existsSync('/proc/self/cmdline')) return ''
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? ''
  }
}

/** Reads the record of a backend; nothing when there is none or it is damaged. */
export function readRecord(file: string): RunningRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunningRecord
  } catch {
    return undefined
  }
}

/** Writes the record. It holds the database's password: only its owner may read it. */
export const writeRecord = (file: string, record: RunningRecord): void =>
  writeFileSync(file, JSON.stringify(record), { mode: 0o600 })

/** Ends what a backend left behind whose owner has gone; leaves a running one alone. */
export function cleanUp(file: string): 'running' | 'clean' {
  const record = readRecord(file)
  if (!record) return 'clean'
  if (isAlive(record.owner) && commandOf(record.owner) === record.ownerCommand) return 'running'
  // A process that has ended, but that nobody has asked for yet, has no command line any more.
  const isLeft = ({ pid, command }: RunningRecord['processes'][number]) => commandOf(pid).includes(command)
  const left = record.processes.filter(isLeft)
  for (const { pid, command } of left) endNow(pid, command)
  // A database that is ending still writes to its folder.
  const deadline = performance.now() + 5000
  while (left.some(isLeft) && performance.now() < deadline) pause(20)
  if (record.temporaryFolder) rmSync(record.temporaryFolder, { recursive: true, force: true, maxRetries: 5 })
  rmSync(file, { force: true })
  return 'clean'
}

/** Waits, and does nothing else meanwhile: a clean-up has nothing else to do. */
const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Postgres closes its files; for the others there is nothing to lose. */
function endNow(pid: number, command: string): void {
  try {
    process.kill(pid, command === 'postgres' ? 'SIGINT' : 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/**
 * Asks a child to end, and makes it end after three seconds.
 * @param signal SIGINT is Postgres' fast shutdown: open sessions are closed, nothing is lost.
 */
export const end = (child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const timer = setTimeout(() => child.kill('SIGKILL'), 3000)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill(signal)
  })

/**
 * Starts the process that cleans up when this one is killed: it waits for the pipe between them to
 * close, which the system does however this process ends.
 */
export function watch(recordFile: string): { release: () => void } {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('watchdog.ts', import.meta.url)), recordFile],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
      // A signal for the whole terminal must not reach it.
      detached: true,
    },
  )
  child.unref()
  // Neither may it keep this process from ending.
  ;(child.stdin as Socket).unref()
  return {
    // After a proper end the record is gone, and there is nothing left for it to do.
    release: () => void child.stdin.end(),
  }
}
