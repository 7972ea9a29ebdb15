import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Plugin } from 'vite'
import type { Content } from '../content/content.ts'
import { readContent } from '../content/read-content.ts'
import { searchDocuments } from '../content/search-documents.ts'
import { withBase } from '../../model/base-path.ts'
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

/** Serves that file in development. */
export const searchDocumentsInDevelopment = (): Plugin => ({
  name: 'search-documents',
  configureServer({ middlewares, config }) {
    middlewares.use(withBase(searchDocumentsPath), (_request, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify([...searchDocuments(readContent(config.root))]))
    })
  },
})
