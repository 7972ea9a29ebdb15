import path from 'node:path'
import { runInProcess } from './run-in-process.ts'
import { isSmallSite } from './small-site.ts'

/** What the module of a step exports. */
interface Step {
  run: (...args: string[]) => void | Promise<void>
}

/**
 * Runs a step of the build: in this process for a small site, otherwise in one of its own, so that its memory is freed
 * afterwards.
 * @param module The step's module, from the folder engine.
 * @param args What its function `run` is given.
 * @param heap Megabytes of heap for a process of its own: more would only be filled with garbage.
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
