import path from 'node:path'
import type { Survey } from './survey.ts'

const pictureName = /[\w./-]+\.(?:jpe?g|png|webp|avif|tiff?)\b/g

/**
 * Digests of the pictures that a content file names, in the order in which it does: with one of them the file's HTML
 * changes.
 * @param file Its path from the project's root.
 */
export function digestsOfNamed(file: string, text: string, { pictures }: Survey): string[] {
  if (pictures.size === 0) return []
  const folder = path.posix.dirname(file)
  return (text.match(pictureName) ?? []).flatMap((name) => {
    const found = pictures.get(path.posix.join(folder, name))
    return found && 'digest' in found ? [found.digest] : []
  })
}
