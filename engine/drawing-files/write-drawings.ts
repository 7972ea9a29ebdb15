import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashedFolder } from '../hosting/hashed-folder.ts'
import { keyMapFiles } from '../maps/key-maps.ts'
import { BuildError } from '../process/build-error.ts'
import { compressedSize } from '../process/compressed-size.ts'
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
export async function writeDrawings(folder: string, root: string): Promise<void> {
  mkdirSync(path.join(folder, hashedFolder, 'drawings'), { recursive: true })
  const problems = await Promise.all(
    Array.from(drawingFiles(root), async ({ source, path: name, svg }) => {
      writeFileSync(path.join(folder, name), svg)
      if ((await compressedSize(svg, quickQuality)) <= drawingBudget) return []
      const bytes = await compressedSize(svg)
      if (bytes <= drawingBudget) return []
      return `${source} has ${bytes} bytes; the limit is ${drawingBudget}: draw it with fewer points`
    }),
  )
  if (problems.flat().length > 0) throw new BuildError('Some drawings are too large', problems.flat())
}
