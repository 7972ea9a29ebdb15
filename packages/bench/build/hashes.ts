import { hash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The full paths of all files in a folder and its subfolders. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** The files in a folder and its subfolders by their relative paths, each with a hash of its content, sorted. */
export const hashesOf = (folder: string): string[] =>
  filesIn(folder)
    .map((file) => `${path.relative(folder, file)} ${hash('sha256', readFileSync(file))}`)
    .toSorted()
