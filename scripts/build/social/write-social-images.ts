import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { routes, type RoutePath } from '../../../content/routes.ts'
import { site } from '../../../content/site.ts'
import { socialImagePath } from '../../../renderer/social-image.ts'
import { BuildError } from '../build-error.ts'
import type { FinishedFile } from '../finish-site.ts'
import { drawPicture } from './picture.ts'
import { socialPicture, type SocialPicture } from './subjects.ts'

/** Bytes: what services fetch without hesitation. */
const limit = 60_000

/** Changes whenever what draws the pictures changes. */
const drawingVersion = (): string => {
  const folder = import.meta.dirname
  const sources = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))
  const files = [
    ...sources.toSorted().map((name) => path.join(folder, name)),
    path.resolve(folder, '../../../styles/tokens/_palette.scss'),
    path.resolve(folder, '../../../content/rivers.ts'),
    path.resolve(folder, '../../../content/places.ts'),
  ]
  return files.map((file) => readFileSync(file, 'utf8')).join('')
}

/** Draws one picture for each page, or takes it from the cache when nothing that it shows has changed. */
export async function writeSocialImages(folder: string, pages: readonly FinishedFile[]): Promise<void> {
  const cache = path.resolve('.cache/social')
  mkdirSync(cache, { recursive: true })
  const version = drawingVersion()
  const listed = new Set<string>(routes)
  const isListed = (candidate: string): candidate is RoutePath => listed.has(candidate)

  const draw = async (picture: SocialPicture): Promise<string> => {
    const hash = createHash('sha256')
      .update(JSON.stringify([picture, site.name]))
      .update(version)
      .digest('hex')
    const file = path.join(cache, `${hash.slice(0, 24)}.png`)
    if (!existsSync(file)) writeFileSync(file, await drawPicture(picture))
    return file
  }

  const problems = await Promise.all(
    pages.map(async ({ path: page, html }) => {
      if (!isListed(page)) return []
      const drawn = await draw(socialPicture(page, html))
      const target = path.join(folder, socialImagePath(page))
      mkdirSync(path.dirname(target), { recursive: true })
      copyFileSync(drawn, target)
      const bytes = readFileSync(drawn).length
      return bytes > limit ? [`${socialImagePath(page)} has ${bytes} bytes; the limit is ${limit}`] : []
    }),
  )
  if (problems.flat().length > 0) throw new BuildError('Some social images are too large', problems.flat())
}
