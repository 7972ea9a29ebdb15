import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A picture that can be shown. */
export interface SoundPicture {
  /** Changes with its bytes and with everything else that its files depend on. */
  digest: string
  /** Pixels, upright. */
  width: number
  height: number
  /** The address of a picture of a few pixels that stands for it until it has come; empty for one that can be seen through. */
  placeholder: string
}

/** What was found in a file: a picture, or what is wrong with it. */
export type Inspected = SoundPicture | { problem: string }

/** What is known of every picture in the content, by its path from the project's root. */
export interface Ledger {
  /** What made it: another version of the encoder makes other files. */
  encoder: string
  /** `stamp` changes when the file does. */
  pictures: Readonly<Record<string, { stamp: string; found: Inspected }>>
}

/** The path of a picture from the project's root. @param folder Where the file that names it lies. */
export const pathOf = (folder: string, file: string): string => path.posix.join(folder, file)

/** The folder of the pictures that were made, and of what is known of their sources. */
export const pictureCache = (root: string): string => path.join(root, '.cache', 'pictures')

export const ledgerFile = (root: string): string => path.join(pictureCache(root), 'ledger.json')

/** What the last survey of a project's pictures found; nothing if there was none. */
export function readLedger(root: string): Ledger {
  try {
    return JSON.parse(readFileSync(ledgerFile(root), 'utf8')) as Ledger
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { encoder: '', pictures: {} }
  }
}
