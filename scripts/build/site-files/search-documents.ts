import type { Plugin } from 'vite'
import { readContent, type Content } from '../content/load.ts'
import { eachSearchDocument, searchDocuments } from '../content/search-documents.ts'
import { searchDocumentsPath } from '../../../content/search.ts'
import { writeInParts } from '../process/write-in-parts.ts'

/**
 * Writes the file that components/search searches. Its address does not change with its content: a page
 * names the app's files, and would have to be built anew with every word of every other page.
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

/** Answers in development with what the file would hold. */
export function searchDocumentsInDevelopment(): Plugin {
  return {
    name: 'search-documents',
    configureServer({ middlewares, config }) {
      middlewares.use(searchDocumentsPath, (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(searchDocuments(readContent(config.root))))
      })
    },
  }
}
