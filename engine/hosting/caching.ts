import { withBase } from '../../model/base-path.ts'
import { basePattern } from './base-pattern.ts'
import { hashedFolder } from './hashed-folder.ts'

export { hashedFolder }

/** Their addresses. */
export const hashedAddress = withBase(hashedFolder)

/** The same in a regular expression. */
export const hashedPattern = basePattern + hashedFolder

/** Cache-Control of files whose name changes with their content: a year, never asked again (RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable'

/** Cache-Control of everything else: cached, and revalidated each time. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Cache-Control of a path of the site. */
export const cacheControlOf = (path: string): string =>
  path.startsWith(hashedFolder) ? immutable : revalidated
