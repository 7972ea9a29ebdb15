import { fork, type ChildProcess, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { BuildError } from './build-error.ts'

/**
 * Runs a script to its end in a separate process, which prints to this one's output.
 * @param options How to start it; the size of its heap in megabytes, since more would only fill with garbage; and a
 * signal to end it early.
 * @throws {BuildError} If the script fails, after it has printed its errors. An `AbortError`, if it was ended early.
 */
export async function runInProcess(
  script: string,
  args: string[],
  { heap, ...options }: ForkOptions & { heap: number },
): Promise<void> {
  const execArgv = [`--max-old-space-size=${heap}`, '--max-semi-space-size=8']
  const child = fork(script, args, { ...options, execArgv })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code === 0) return
  const reason = code === null ? `was killed by ${signal}` : `exited with ${code}; see its errors above`
  throw new BuildError('A part of the build failed', [`${path.basename(script)} ${reason}`])
}

/** Waits for a process to end. @returns Its exit status; 1 if a signal ended it. */
export async function exitStatus(child: ChildProcess): Promise<number> {
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}

/**
 * Kills this process when its parent ends, so that a killed build leaves no process behind. `process.exit()` would wait
 * for native code, which can hang, and the lock of a build with it.
 */
export function endWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}
