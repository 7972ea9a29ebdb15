import path from 'node:path'
import { readIfThere } from '../process/read-if-there.ts'

/** A picture that can be shown. */
export interface SoundPicture {
  /** Changes with the picture's bytes and with everything else that its files depend on. */
  digest: string
  /** The size in pixels, upright. */
  width: number
  height: number
  /** The data URL of its placeholder, a picture of a few pixels; empty if it is transparent. */
  placeholder: string
}

/** The result for a file: a picture, or what is wrong with it. */
export type Inspected = SoundPicture | { problem: string }

/** The results for every picture in the content, by path from the project's root. */
export interface Ledger {
  /** The version of the encoder, since another version makes other files. */
  encoder: string
  /** `stamp` changes when the file changes. */
  pictures: Readonly<Record<string, { stamp: string; found: Inspected }>>
}

/** The folder of the files that were made, and of the results for their sources. */
export const pictureCache = (root: string): string => path.join(root, '.cache', 'pictures')

export const ledgerFile = (root: string): string => path.join(pictureCache(root), 'ledger.json')

/** The results of the last survey of a project's pictures; empty if there was none. */
export function readLedger(root: string): Ledger {
  const text = readIfThere(ledgerFile(root))
  return text === undefined ? { encoder: '', pictures: {} } : (JSON.parse(text) as Ledger)
}
