import path from 'node:path'
import { routes } from '../../model/routes.ts'
import { runInProcess } from '../process/run-in-process.ts'

/** Heap in megabytes: enough to compile one file after another and to compare all pages with each other. */
const heap = 160 + Math.floor(routes.length / 256)

/**
 * Checks all content in a separate process, so that the memory for reading it is freed afterwards.
 * @param root The project's root.
 * @param index The file to write: an index of the checked content, for other processes to open.
 * @throws {BuildError} If the content has faults; they have been printed by then.
 */
export async function checkContent(root: string, index: string): Promise<void> {
  await runInProcess(path.join(import.meta.dirname, 'check-content.ts'), [root, index], {
    cwd: root,
    env: process.env,
    heap,
  })
}
