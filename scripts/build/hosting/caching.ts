import { withBase } from '../../../content/base-path.ts'
import { basePattern } from './base-pattern.ts'

/** Where files carry a hash of their content in their name. */
export const hashedFolder = '/assets/'

/** Where a browser asks for them. */
export const hashedAddress = withBase(hashedFolder)

/** The same in a regular expression. */
export const hashedPattern = basePattern + hashedFolder

/** Cache-Control of files whose name changes with their content: a year, never asked again (RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable'

/** Cache-Control of everything else: kept, and checked each time. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Cache-Control of a path of the site. */
export const cacheControlOf = (path: string): string =>
  path.startsWith(hashedFolder) ? immutable : revalidated
