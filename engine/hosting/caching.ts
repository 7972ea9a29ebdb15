import { withBase } from '../../model/base-path.ts'
import { placedFolders } from '../languages/placed.ts'
import { hashedFolder } from './hashed-folder.ts'
import { basePattern } from './patterns.ts'

/** The hashed folders, one for each language, without the base path. */
const folders = [hashedFolder, ...placedFolders.map((folder) => `/${folder}${hashedFolder}`)]

/** The addresses of the hashed folders. */
export const hashedAddresses = folders.map(withBase)

const languages = placedFolders.length > 0 ? `(?:/(?:${placedFolders.join('|')}))?` : ''
/** A regular expression for those addresses. */
export const hashedPattern = basePattern + languages + hashedFolder

/** Cache-Control for files whose name changes with their content: kept for a year, never revalidated (RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable'

/** Cache-Control for everything else: cached, but revalidated each time. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Cache-Control for a path on the site. */
export const cacheControlOf = (path: string): string =>
  folders.some((folder) => path.startsWith(folder)) ? immutable : revalidated
