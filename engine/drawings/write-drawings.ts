import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../content/content.ts'
import { BuildError } from '../process/build-error.ts'
import { compressedSize } from '../process/compressed-size.ts'
import { hashedFolder } from '../hosting/caching.ts'
import { drawingFiles } from './catalog.ts'

/** What a drawing may weigh, in bytes after brotli. */
export const drawingBudget = 8_000

/**
 * Writes every drawing into a file of its own.
 * @param folder The site's folder.
 * @throws {BuildError} If one is too heavy.
 */
export function writeDrawings(folder: string, content: Content): void {
  const problems: string[] = []
  mkdirSync(path.join(folder, hashedFolder, 'drawings'), { recursive: true })
  for (const { path: name, svg } of drawingFiles(content)) {
    writeFileSync(path.join(folder, name), svg)
    const bytes = compressedSize(svg)
    if (bytes > drawingBudget) problems.push(`${name} has ${bytes} bytes; the limit is ${drawingBudget}`)
  }
  if (problems.length > 0) throw new BuildError('Some drawings are too heavy', problems)
}
