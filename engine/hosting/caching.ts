import { withBase } from '../../model/base-path.ts'
import { placedFolders } from '../languages/placed.ts'
import { basePattern } from './base-pattern.ts'
import { hashedFolder } from './hashed-folder.ts'

export { hashedFolder }

/** The hashed folders from where the site is served: each language has one. */
const folders = [hashedFolder, ...placedFolders.map((folder) => `/${folder}${hashedFolder}`)]

/** Their addresses. */
export const hashedAddresses = folders.map(withBase)

const languages = placedFolders.length > 0 ? `(?:/(?:${placedFolders.join('|')}))?` : ''
/** The same in a regular expression. */
export const hashedPattern = basePattern + languages + hashedFolder

/** Cache-Control of files whose name changes with their content: a year, never asked again (RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable'

/** Cache-Control of everything else: cached, and revalidated each time. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Cache-Control of a path of the site. */
export const cacheControlOf = (path: string): string =>
  folders.some((folder) => path.startsWith(folder)) ? immutable : revalidated
