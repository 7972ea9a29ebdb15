import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { withoutBase } from '../../model/base-path.ts'
import { editor } from '../../model/editor.ts'
import { editorHeaders, editorPath } from '../hosting/editor-headers.ts'
import { mediaTypes } from '../hosting/media-types.ts'
import { filesBeside, headersBeside } from './beside.ts'
import { editorFiles } from './page.ts'
import { programFiles, programFolder } from './program.ts'

/**
 * Serves the editor in development, with a page beside it. The editor is made anew for each request, so that it has the
 * fields just added to a schema.
 */
export function serveEditor(): Plugin {
  return {
    name: 'serve-editor',
    apply: 'serve',
    configureServer(server) {
      if (!editor.enabled) return
      const program = programFiles()
      const files = (): Readonly<Record<string, string>> => {
        const { 'index.html': page = '', ...others } = editorFiles()
        return { ...others, 'program.html': page, ...filesBeside() }
      }
      const find = (address: string): string | Buffer | undefined => {
        if (address.startsWith(editorPath)) return files()[address.slice(editorPath.length) || 'index.html']
        const file = address.startsWith(programFolder) && program.get(address.slice(programFolder.length))
        return file ? readFileSync(file) : undefined
      }
      server.middlewares.use((request, response, next) => {
        const [asked = '/'] = (request.url ?? '/').split('?')
        const address = withoutBase(asked)
        const found = find(address)
        if (found === undefined) return next()
        const headers = address === editorPath ? headersBeside() : editorHeaders("'self'")
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        response.setHeader('Content-Type', mediaTypes[path.extname(address) || '.html'] ?? 'text/plain')
        response.end(found)
      })
    },
  }
}
