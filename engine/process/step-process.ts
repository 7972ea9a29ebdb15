/** Runs the step that the first argument names, with the other arguments: see run-step.ts. */
import { messageOf } from './build-error.ts'
import { endWithParent } from './run-in-process.ts'

endWithParent()
const [file = '', ...args] = process.argv.slice(2)
try {
  await ((await import(file)) as { run: (...given: string[]) => unknown }).run(...args)
  process.exit()
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
