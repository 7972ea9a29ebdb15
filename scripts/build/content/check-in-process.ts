import path from 'node:path'
import { routes } from '../../../content/routes.ts'
import { runInProcess } from '../process/run-in-process.ts'

/** Megabytes of heap for compiling one file after the other, and for what is compared between all pages. */
const heap = 160 + Math.floor(routes.length / 256)

/**
 * Checks all content in a process of its own, which gives back the memory that reading it takes.
 * @param root The project's root.
 * @param index A file to be written: where the checked content lies, for other processes to open.
 * @throws {BuildError} If the content has faults, after they have been printed.
 */
export async function checkContent(root: string, index: string): Promise<void> {
  await runInProcess(path.join(import.meta.dirname, 'check-content.ts'), [root, index], {
    cwd: root,
    env: process.env,
    heap,
  })
}
