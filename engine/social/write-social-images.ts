import { hash } from 'node:crypto'
import { cpSync, statSync } from 'node:fs'
import path from 'node:path'
import { direction } from '../../.site/site.ts'
import type { RoutePath } from '../../model/routes.ts'
import { site } from '../../model/site.ts'
import { socialImagePath } from '../head/social-image.ts'
import { BuildError } from '../process/build-error.ts'
import { cacheFile } from '../process/cached-file.ts'
import { makerVersion } from '../process/maker-version.ts'
import type { RenderedPage } from '../render/rendered-page.ts'
import { cutFonts } from './cut-fonts.ts'
import { socialDrawing } from './drawing.ts'

/** Maximum size in bytes; services load images this small readily. */
const limit = 60_000
/** How many pictures are drawn at a time; each takes several megabytes. */
const atOnce = 8

/** The packages whose versions can change a picture. */
const packages = ['@fontsource-variable/archivo', '@resvg/resvg-js', 'satori', 'sharp', 'subset-font']

/** A hash of what pictures are drawn with: code, colors, packages, and fonts with letters of other scripts. */
export const drawingVersion = (): string =>
  makerVersion(process.cwd(), import.meta.dirname, packages, [
    ...['.site/_palette.scss', '.site/entries.ts'].map((name) => path.resolve(name)),
    ...cutFonts(),
  ])

/**
 * Opens a queue that draws a picture for each page added, once, or reuses the cached one if nothing in it has
 * changed.
 * @param folder The folder of the site's files.
 * @returns `add`, and `end`, which waits for all pictures and throws a {@link BuildError} if some are too large.
 */
export function openSocialImages(folder: string) {
  const version = drawingVersion()

  const problems: string[] = []
  const put = async ({ path: page, picture }: RenderedPage): Promise<void> => {
    if (!picture) return
    const input = [picture, site.name, direction, socialDrawing(picture), version]
    const key = hash('sha256', JSON.stringify(input)).slice(0, 24)
    const file = path.resolve('.cache/social', `${key}.png`)
    // Loaded only when needed, because it takes long, and most builds draw nothing.
    await cacheFile(file, async () => (await import('./picture.ts')).drawPicture(picture))
    const name = socialImagePath(page as RoutePath)
    cpSync(file, path.join(folder, name))
    const bytes = statSync(file).size
    if (bytes > limit) problems.push(`${name} has ${bytes} bytes; the limit is ${limit}`)
  }
  // All at once would not fit into memory.
  const lanes = Array.from({ length: atOnce }, () => Promise.resolve())
  const added = new Set<string>()
  return {
    add: (page: RenderedPage): void => {
      if (added.has(page.path)) return
      const index = added.size % atOnce
      added.add(page.path)
      const lane = Promise.resolve(lanes[index]).then(() => put(page))
      // It may fail before `end` awaits it.
      lane.catch(() => {})
      lanes[index] = lane
    },
    end: async (): Promise<void> => {
      await Promise.all(lanes)
      if (problems.length > 0) throw new BuildError('Some social images are too large', problems)
    },
  }
}
