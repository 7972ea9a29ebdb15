import { statSync } from 'node:fs'
import path from 'node:path'
import { BuildError } from '../process/build-error.ts'
import { decoded } from '../process/decoded.ts'
import { siteFolder } from '../process/site-folder.ts'
import type { RenderedPage } from '../render/rendered-page.ts'

/**
 * Makes sure that the finished site has the images that the owner's components show.
 * @param site The folder of the site's files.
 * @throws {BuildError} With each missing image, and the first page that shows it.
 */
export function verifyImages(
  root: string,
  site: string,
  pages: readonly Pick<RenderedPage, 'path' | 'images'>[],
): void {
  const isThere = (image: string) =>
    statSync(path.join(site, decoded(image)), { throwIfNoEntry: false })?.isFile() ?? false
  const missing = [...new Set(pages.flatMap(({ images }) => images))].filter((image) => !isThere(image))
  const problems = missing.map((image) => {
    const [first, ...others] = pages.filter(({ images }) => images.includes(image))
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return `${first!.path}${more}: there is no ${image}; put the file into ${siteFolder(root)}/public`
  })
  if (problems.length > 0) throw new BuildError('Some pictures are missing', problems)
}
