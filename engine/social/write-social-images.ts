import { hash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { direction } from '../../.site/site.ts'
import type { RoutePath } from '../../model/routes.ts'
import { site } from '../../model/site.ts'
import { socialImagePath, type SocialPicture } from '../head/social-image.ts'
import { BuildError } from '../process/build-error.ts'
import type { RenderedPage } from '../render/rendered-page.ts'
import { socialDrawing } from './drawing.ts'

/** Maximum size in bytes; services load images this small readily. */
const limit = 60_000
/** How many pictures are drawn at a time; each takes several megabytes. */
const atOnce = 8

/** A text that changes with the code and the colors that pictures are drawn with. */
const drawingVersion = (): string => {
  const folder = import.meta.dirname
  const sources = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))
  const files = [
    ...sources.toSorted().map((name) => path.join(folder, name)),
    path.resolve(folder, '../../.site/_palette.scss'),
    path.resolve(folder, '../../.site/entries.ts'),
  ]
  return files.map((file) => readFileSync(file, 'utf8')).join('')
}

/** Draws a picture for each page, or reuses the cached one if nothing in it has changed. */
export async function writeSocialImages(folder: string, pages: readonly RenderedPage[]): Promise<void> {
  const cache = path.resolve('.cache/social')
  mkdirSync(cache, { recursive: true })
  const version = drawingVersion()

  const draw = async (picture: SocialPicture): Promise<string> => {
    const input = [picture, site.name, direction, socialDrawing(picture), version]
    const key = hash('sha256', JSON.stringify(input))
    const file = path.join(cache, `${key.slice(0, 24)}.png`)
    if (existsSync(file)) return file
    // Loaded only now, because it takes long, and most builds draw nothing.
    const { drawPicture } = await import('./picture.ts')
    writeFileSync(file, await drawPicture(picture))
    return file
  }

  const problems: string[] = []
  const put = async ({ path: page, picture }: RenderedPage): Promise<void> => {
    if (!picture) return
    const drawn = await draw(picture)
    const name = socialImagePath(page as RoutePath)
    cpSync(drawn, path.join(folder, name))
    const bytes = statSync(drawn).size
    if (bytes > limit) problems.push(`${name} has ${bytes} bytes; the limit is ${limit}`)
  }
  for (let first = 0; first < pages.length; first += atOnce)
    // oxlint-disable-next-line no-await-in-loop -- All at once would not fit into memory.
    await Promise.all(pages.slice(first, first + atOnce).map(put))
  if (problems.length > 0) throw new BuildError('Some social images are too large', problems)
}
