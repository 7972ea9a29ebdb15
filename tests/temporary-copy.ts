import { afterAll } from 'vitest'
import { newCopy, type ProjectCopy } from './project-copy.ts'

/**
 * Copies the project as `newCopy` does, and removes the copy when it is no longer needed.
 * @param whenDone When that is: after all tests of the file, or with `onTestFinished` after the current one.
 */
export function temporaryCopy(
  name: string,
  environment: Parameters<typeof newCopy>[1] = {},
  whenDone: (clean: () => void) => void = afterAll,
): ProjectCopy {
  const copy = newCopy(name, environment)
  whenDone(copy.remove)
  return copy
}
