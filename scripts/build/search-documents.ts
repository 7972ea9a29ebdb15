import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { readContent } from '../../content/pipeline/load.ts'
import { searchDocuments } from '../../content/pipeline/search-documents.ts'

const id = 'virtual:search-documents'
const resolvedId = `\0${id}`
const addressInDevelopment = '/search-documents.json'

const read = (root: string): string => JSON.stringify(searchDocuments(readContent(root)))

/**
 * Gives components/search the address of what it searches: a file of the build whose name carries the
 * hash of its content, or in development an answer made anew at each request.
 */
export function searchDocumentsFile(): Plugin {
  return {
    name: 'search-documents',
    resolveId: (source) => (source === id ? resolvedId : null),
    load(source) {
      if (source !== resolvedId) return null
      const { environment } = this
      if (environment.mode === 'dev') return `export default '${addressInDevelopment}'`
      const text = read(environment.config.root)
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
      const fileName = `assets/search.${hash}.json`
      // The server's bundle names the file as well, and has no use for it.
      if (environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: text })
      return `export default '/${fileName}'`
    },
    configureServer({ middlewares, config }) {
      middlewares.use(addressInDevelopment, (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(read(config.root))
      })
    },
  }
}
