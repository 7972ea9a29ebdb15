import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashedFolder } from '../hosting/hashed-folder.ts'
import { keyMapFiles } from '../maps/key-maps.ts'
import { BuildError } from '../process/build-error.ts'
import { compressed } from '../process/compressed.ts'
import { siteDrawings, type DrawingFile } from '../drawings/site-drawings.ts'

/** The largest size allowed for a drawing, in bytes after brotli. */
const drawingBudget = 8_000

/** A quality of brotli that takes a fiftieth of the time of the highest, and shows that most drawings are small enough. */
const quickQuality = 5

/** Every drawing that pages show: those in the site's folder, and the small maps. */
export const drawingFiles = (root: string): DrawingFile[] => [...siteDrawings(root).files, ...keyMapFiles()]

/**
 * Writes every drawing to a file of its own.
 * @param folder The site's folder in the build.
 * @throws {BuildError} If one is too large.
 */
export function writeDrawings(folder: string, root: string): void {
  const problems: string[] = []
  mkdirSync(path.join(folder, hashedFolder, 'drawings'), { recursive: true })
  for (const { source, path: name, svg } of drawingFiles(root)) {
    writeFileSync(path.join(folder, name), svg)
    if (compressed(svg, quickQuality).length <= drawingBudget) continue
    const bytes = compressed(svg).length
    if (bytes > drawingBudget)
      problems.push(`${source} has ${bytes} bytes; the limit is ${drawingBudget}: draw it with fewer points`)
  }
  if (problems.length > 0) throw new BuildError('Some drawings are too large', problems)
}
