import { existsSync, mkdirSync, readdirSync, rmSync, statSync, type Stats } from 'node:fs'
import path from 'node:path'
import { linkOrCopy } from '../process/link-or-copy.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { writeFiles } from '../process/write-files.ts'

/** What a file should be: a link to another file, or a text. */
export type Source = { from: string } | { text: string }

/**
 * The files in a folder and its subfolders, as paths with slashes; none if it doesn't exist.
 * @param isWanted Whether to include a file or folder directly in it, by its name.
 */
export const filesIn = (folder: string, isWanted: (name: string) => boolean = () => true): string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    // Not the locks of editors, links that lead nowhere.
    .filter((entry) => isWanted(entry.name) && !(entry.isSymbolicLink() && entry.name.startsWith('.')))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : entry.name,
    )

/** Links a file, and creates the folder for it. */
export function linkFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  linkOrCopy(from, to)
}

type FileStats = Pick<Stats, 'dev' | 'ino' | 'size' | 'mtimeMs'>

/** Whether a file is already the link, or, on another device, a copy of the same size that is not older. */
export function isLinked(source: FileStats | undefined, target: FileStats | undefined): boolean {
  if (!source || !target) return false
  if (source.dev === target.dev) return source.ino === target.ino
  return source.size === target.size && source.mtimeMs <= target.mtimeMs
}

const statsOf = (file: string): FileStats | undefined => statSync(file, { throwIfNoEntry: false })

/**
 * Makes a folder contain the files of a list and no others. Files that are up to date are not touched, so that watchers
 * notice only changes.
 * @param files The files by their paths in the folder, with slashes.
 * @param isSynced Whether a file or folder directly in it may be removed, by its name.
 */
export function syncFiles(
  folder: string,
  files: ReadonlyMap<string, Source>,
  isSynced: (name: string) => boolean,
): void {
  for (const file of filesIn(folder, isSynced)) if (!files.has(file)) rmSync(path.join(folder, file))
  for (const [file, source] of files) {
    const target = path.join(folder, file)
    if ('text' in source) {
      if (readIfThere(target) !== source.text) writeFiles(folder, { [file]: source.text })
    } else if (!isLinked(statsOf(source.from), statsOf(target))) {
      // Also removes a broken link, which doesn't count as existing.
      rmSync(target, { force: true })
      linkFile(source.from, target)
    }
  }
}
