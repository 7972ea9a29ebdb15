import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { BuildError } from './build-error.ts'

interface ProcessOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  /** Megabytes of its heap: more would only be filled with garbage. */
  heap: number
}

/**
 * Runs a script to its end in a separate process, and prints its output here.
 * @throws {BuildError} If the script fails, after it has printed why.
 */
export async function runInProcess(
  script: string,
  args: string[],
  { heap, ...options }: ProcessOptions,
): Promise<void> {
  const execArgv = [`--max-old-space-size=${heap}`, '--max-semi-space-size=8']
  const child = fork(script, args, { ...options, execArgv })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code === 0) return
  const reason = code === null ? `was killed by ${signal}` : `exited with ${code}; see its errors above`
  throw new BuildError('A part of the build failed', [`${path.basename(script)} ${reason}`])
}

/** Ends this process when its parent is gone, so that a killed build leaves no process behind. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit())
}
