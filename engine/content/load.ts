import type { Content } from './content.ts'
import { ContentError } from '../faults/fault.ts'
import { openContent } from './open-content.ts'

/** The file with the index of the content that the build has checked. */
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
 * The site's content. A build reads it once, from the index file that the environment variable CONTENT_INDEX names; the
 * development server reads it again for each page.
 */
export function loadContent(): Content {
  if (process.env['NODE_ENV'] !== 'production') return readInDevelopment()
  loaded ??= read()
  return loaded
}
