import type { Content } from './content.ts'
import { ContentError } from '../faults/fault.ts'
import { openContent } from './open-content.ts'

/** The index file of the content that the build has checked. */
const index = process.env['CONTENT_INDEX']

/** The parsers take a quarter of a second to load, so processes that open compiled content do without them. */
const read: () => Content = index
  ? () => openContent(process.cwd(), index)
  : (await import('./read-content.ts')).readContent.bind(undefined, process.cwd())

let loaded: Content | undefined

/** Rereads the content; while it has faults, which the overlay shows, pages keep the last valid version. */
function readInDevelopment(): Content {
  try {
    loaded = read()
  } catch (error) {
    if (!loaded || !(error instanceof ContentError)) throw error
  }
  return loaded
}

/**
 * The site's content: read once in a build, and again for each page by the development server.
 * The environment variable CONTENT_INDEX names the index file of the content that the build has checked.
 */
export function loadContent(): Content {
  if (process.env['NODE_ENV'] !== 'production') return readInDevelopment()
  loaded ??= read()
  return loaded
}
