import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { withoutBase } from '../../../content/base-path.ts'
import { readContent, type Content } from '../content/load.ts'
import { BuildError } from '../process/build-error.ts'
import { compressedSize } from '../process/compressed-size.ts'
import { hashedFolder } from '../hosting/caching.ts'
import { drawingFiles } from './catalog.ts'
import { writeGlyphs } from './glyphs.ts'

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

/** Loads the letters of the drawings before a page is rendered, and serves their files in development. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    async configResolved({ root }) {
      await writeGlyphs(root)
    },
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const asked = withoutBase(request.url ?? '')
        const wanted = asked.startsWith(`${hashedFolder}drawings/`) ? asked : undefined
        const found = wanted && drawingFiles(readContent(config.root)).find((file) => file.path === wanted)
        if (!found) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(found.svg)
      })
    },
  }
}
