import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Content } from '../content/content.ts'
import { searchDocuments } from '../content/search-documents.ts'
import { searchDocumentsPath } from '../../model/search.ts'

/**
 * Writes the file that components/search loads, as a stream, since it need not fit into memory. Its name contains no
 * hash of its content: since the app names this file, and pages name the app's files, every page would change whenever a
 * word on any page does.
 */
export const writeSearchDocuments = (folder: string, content: Content): Promise<void> =>
  pipeline(jsonList(searchDocuments(content)), createWriteStream(`${folder}${searchDocumentsPath}`))

function* jsonList(items: Iterable<unknown>): Generator<string> {
  let separator = '['
  for (const item of items) {
    yield separator + JSON.stringify(item)
    separator = ','
  }
  yield ']'
}
