import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A picture that can be shown. */
export interface SoundPicture {
  /** Changes with its bytes and with everything else that its files depend on. */
  digest: string
  /** Pixels, upright. */
  width: number
  height: number
  /** The data URL of its placeholder, a picture of a few pixels; empty if it is transparent. */
  placeholder: string
}

/** The result for a file: a picture, or what is wrong with it. */
export type Inspected = SoundPicture | { problem: string }

/** The results for every picture in the content, by path from the project's root. */
export interface Ledger {
  /** The encoder's version: another version makes other files. */
  encoder: string
  /** `stamp` changes when the file does. */
  pictures: Readonly<Record<string, { stamp: string; found: Inspected }>>
}

/** The path of a picture from the project's root. @param folder Where the file that names it lies. */
export const pathOf = (folder: string, file: string): string => path.posix.join(folder, file)

/** The folder of the files made, and of the results for their sources. */
export const pictureCache = (root: string): string => path.join(root, '.cache', 'pictures')

export const ledgerFile = (root: string): string => path.join(pictureCache(root), 'ledger.json')

/** The results of the last survey of a project's pictures; undefined if there was none. */
export function readLedger(root: string): Ledger {
  try {
    return JSON.parse(readFileSync(ledgerFile(root), 'utf8')) as Ledger
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { encoder: '', pictures: {} }
  }
}
