import type { Plugin } from 'vite'
import { readContent } from '../content/read-content.ts'
import { searchDocuments } from '../content/search-documents.ts'
import { withBase } from '../../model/base-path.ts'
import { searchDocumentsPath } from '../../model/search.ts'

/** Serves, in development, the file that search-documents.ts writes in a build. */
export function searchDocumentsInDevelopment(): Plugin {
  return {
    name: 'search-documents',
    configureServer({ middlewares, config }) {
      middlewares.use(withBase(searchDocumentsPath), (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify([...searchDocuments(readContent(config.root))]))
      })
    },
  }
}
