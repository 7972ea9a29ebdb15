import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { linkOrCopy } from '../process/link-or-copy.ts'
import { readIfThere } from '../process/read-if-there.ts'

/** What a file is: a link to another, or a text. */
export type Source = { from: string } | { text: string }

/**
 * The files in a folder and in those below it, with slashes.
 * @param isWanted Which files and folders directly in it count, by their names.
 */
export const filesIn = (folder: string, isWanted: (name: string) => boolean = () => true): string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter(({ name }) => isWanted(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : entry.name,
    )

/** Links a file, in a folder that is made for it. */
export function linkFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  linkOrCopy(from, to)
}

/** Whether a file is that link already, or a copy of the same size that is not older. */
function isLinked(from: string, to: string): boolean {
  const [source, target] = [from, to].map((file) => statSync(file, { throwIfNoEntry: false }))
  if (!source || !target) return false
  return (
    source.ino === target.ino ||
    (source.size === target.size && source.mtimeMs <= target.mtimeMs && source.dev !== target.dev)
  )
}

/**
 * Gives a folder the files of a list and no others. Those that are right stay untouched, so that watchers hear only of
 * what has changed.
 * @param files By their paths in the folder, with slashes.
 * @param isSynced Which files and folders directly in it may go, by their names.
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
      if (readIfThere(target) === source.text) continue
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, source.text)
    } else if (!isLinked(source.from, target)) {
      if (existsSync(target)) rmSync(target)
      linkFile(source.from, target)
    }
  }
}
