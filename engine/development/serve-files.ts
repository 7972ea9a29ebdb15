import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { withoutBase } from '../../model/base-path.ts'
import { editor } from '../../.site/site.ts'
import { searchDocumentsPath } from '../../model/search.ts'
import { readContent } from '../content/read-content.ts'
import { searchDocuments } from '../content/search-documents.ts'
import { drawingFiles } from '../drawing-files/write-drawings.ts'
import { filesBeside, headersBeside } from '../editor/beside.ts'
import { editorFiles, programFiles, programFolder } from '../editor/files.ts'
import { editorHeaders, editorPath } from '../hosting/editor-headers.ts'
import { hashedFolder } from '../hosting/hashed-folder.ts'
import type { Headers } from '../hosting/headers.ts'
import { mediaTypes } from '../hosting/media-types.ts'
import { readLedger } from '../pictures/ledger.ts'
import { picturesFolder } from '../pictures/variants.ts'

type Body = string | Buffer | undefined

async function pictureAt(address: string, root: string): Promise<Body> {
  // Loaded only now, because it takes long, and most pages have no photograph.
  const { fileFor, ordersOf } = await import('../picture-files/encode.ts')
  const order = ordersOf(readContent(root), readLedger(root)).get(address.slice(picturesFolder.length))
  return order && readFileSync((await fileFor(root, order)).file)
}

/** The editor has a page beside it. It is made anew for each request, so that it has the fields just added to a schema. */
function editorFileAt(address: string): Body {
  const { 'index.html': page = '', ...others } = editorFiles()
  const files: Readonly<Record<string, string>> = { ...others, 'program.html': page, ...filesBeside() }
  return files[address.slice(editorPath.length) || 'index.html']
}

const isProgram = (address: string): boolean => editor.enabled && address.startsWith(programFolder)
const isEditor = (address: string): boolean => editor.enabled && address.startsWith(editorPath)

/** A file that a build would write, besides pages and code; undefined for any other address. */
function bodyAt(address: string, root: string): Body | Promise<Body> {
  if (address.startsWith(`${hashedFolder}drawings/`))
    return drawingFiles(root).find((file) => file.path === address)?.svg
  if (address.startsWith(picturesFolder)) return pictureAt(address, root)
  if (address.startsWith(searchDocumentsPath)) return JSON.stringify([...searchDocuments(readContent(root))])
  if (isEditor(address)) return editorFileAt(address)
  const file = isProgram(address) ? programFiles().get(address.slice(programFolder.length)) : undefined
  return file && readFileSync(file)
}

function headersOf(address: string): Headers {
  if (address === editorPath) return headersBeside()
  return isEditor(address) || isProgram(address) ? editorHeaders("'self'") : {}
}

/** Makes the files that a build would write, besides pages and code, each when it is requested. */
export const serveFiles = (): Plugin => ({
  name: 'serve-files',
  apply: 'serve',
  configureServer({ middlewares, config: { root } }) {
    middlewares.use((request, response, next) => {
      const [asked = '/'] = (request.url ?? '/').split('?')
      const address = withoutBase(asked)
      const answer = async () => {
        try {
          const body = await bodyAt(address, root)
          if (body === undefined) return next()
          for (const [name, value] of Object.entries(headersOf(address))) response.setHeader(name, value)
          response.setHeader('Content-Type', mediaTypes[path.extname(address) || '.html'] ?? 'text/plain')
          response.end(body)
        } catch (error) {
          next(error)
        }
      }
      void answer()
    })
  },
})
