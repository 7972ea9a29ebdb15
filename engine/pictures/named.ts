import path from 'node:path'
import type { Survey } from './survey.ts'

/**
 * The folder from which a content file names its pictures: its own, or `photos` for a file in `pages`.
 * @param file The content file's path from the project's root.
 */
export const pictureFolder = (file: string): string =>
  path.posix.join(path.posix.dirname(file), file.endsWith('.yaml') ? '../photos' : '')

const pictureName = /[\w./-]+\.(?:jpe?g|png|webp|avif|tiff?)\b/g

/**
 * Digests of the pictures that a content file names, in order; its HTML depends on them.
 * @param file The content file's path from the project's root.
 */
export function digestsOfNamed(file: string, text: string, { pictures }: Survey): string[] {
  if (pictures.size === 0) return []
  const folder = pictureFolder(file)
  return (text.match(pictureName) ?? []).flatMap((name) => {
    const found = pictures.get(path.posix.join(folder, name))
    return found && 'digest' in found ? [found.digest] : []
  })
}
