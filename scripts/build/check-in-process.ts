import path from 'node:path'
import { openContent, type Content } from '../../content/pipeline/load.ts'
import { runInProcess } from './run-in-process.ts'

/**
 * Checks all content in a process of its own, which gives back the memory that reading it takes, and
 * opens it.
 * @param root The project's root.
 * @param index A file to be written: where the checked content lies, for other processes to open.
 * @throws {BuildError} If the content has faults, after they have been printed.
 */
export async function checkContent(root: string, index: string): Promise<Content> {
  await runInProcess(path.join(import.meta.dirname, 'check-content.ts'), [root, index], {
    cwd: root,
    env: process.env,
  })
  return openContent(root, index)
}
