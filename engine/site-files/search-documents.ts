import type { Content } from '../content/content.ts'
import { searchDocuments } from '../content/search-documents.ts'
import { searchDocumentsPath } from '../../model/search.ts'
import { writeInParts } from '../process/write-in-parts.ts'

/**
 * Writes the file that components/search loads. Its name contains no hash of its content: since the app names this
 * file, and pages name the app's files, every page would change whenever a word on any page does.
 */
export function writeSearchDocuments(folder: string, content: Content): void {
  writeInParts(`${folder}${searchDocumentsPath}`, jsonList(searchDocuments(content)))
}

function* jsonList(items: Iterable<unknown>): Generator<string> {
  let separator = '['
  for (const item of items) {
    yield separator + JSON.stringify(item)
    separator = ','
  }
  yield ']'
}
