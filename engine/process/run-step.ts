import { routes } from '../../model/routes.ts'
import { messageOf } from './build-error.ts'
import { freeGarbage } from './free-garbage.ts'
import { endWithParent, runInProcess } from './run-in-process.ts'

/**
 * Whether a single process builds the site. Starting another takes longer than rendering 69 pages. For more than a
 * thousand, several processes are faster, and each one's memory is freed when it ends.
 */
export const isSmallSite = routes.length <= 1000

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
  const { href } = new URL(`../${module}`, import.meta.url)
  if (isSmallSite) return ((await import(href)) as Step).run(...args)
  freeGarbage()
  await runInProcess(import.meta.filename, [href, ...args], { heap })
}

// The separate process runs the step that its first argument names.
if (import.meta.main) {
  endWithParent()
  const [href = '', ...args] = process.argv.slice(2)
  try {
    await ((await import(href)) as Step).run(...args)
    process.exit()
  } catch (error) {
    console.error(messageOf(error))
    process.exit(1)
  }
}
