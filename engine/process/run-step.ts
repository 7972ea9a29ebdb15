import path from 'node:path'
import { runInProcess } from './run-in-process.ts'
import { isSmallSite } from './small-site.ts'

/** The exports of a step's module. */
interface Step {
  run: (...args: string[]) => void | Promise<void>
}

/**
 * Runs a step of the build: in this process for a small site, otherwise in a separate one, so that its memory is freed
 * afterwards.
 * @param module The step's module, by its path in the folder `engine`.
 * @param args The arguments for its function `run`.
 * @param heap The size of a separate process's heap, in megabytes.
 * @throws {Error} If the step fails.
 */
export async function runStep(module: string, args: readonly string[], heap: number): Promise<void> {
  const file = path.resolve(import.meta.dirname, '..', module)
  if (isSmallSite) await ((await import(file)) as Step).run(...args)
  else
    await runInProcess(path.join(import.meta.dirname, 'step-process.ts'), [file, ...args], {
      cwd: process.cwd(),
      env: process.env,
      heap,
    })
}
