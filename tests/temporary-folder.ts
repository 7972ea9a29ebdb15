import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/**
 * Creates a folder outside the project, and removes it when it is no longer needed.
 * @param name Begins the folder's name.
 * @param whenDone When to remove it: after all tests of the file, or with `onTestFinished` after the current one.
 * @returns Its path.
 */
export function temporaryFolder(name: string, whenDone: (clean: () => void) => void = afterAll): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
