import type { Content } from '../content/content.ts'
import { eachSearchDocument } from '../content/search-documents.ts'
import { searchDocumentsPath } from '../../model/search.ts'
import { writeInParts } from '../process/write-in-parts.ts'

/**
 * Writes the file that components/search loads. Its address doesn't depend on its content: pages name
 * the app's files, so a hashed name would rebuild every page whenever a word of any page changes.
 */
export function writeSearchDocuments(folder: string, content: Content): void {
  writeInParts(`${folder}${searchDocumentsPath}`, jsonList(eachSearchDocument(content)))
}

function* jsonList(items: Iterable<unknown>): Generator<string> {
  let separator = '['
  for (const item of items) {
    yield separator + JSON.stringify(item)
    separator = ','
  }
  yield ']'
}
