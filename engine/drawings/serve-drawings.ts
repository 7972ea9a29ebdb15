import type { Plugin } from 'vite'
import { withoutBase } from '../../model/base-path.ts'
import { readContent } from '../content/read-content.ts'
import { hashedFolder } from '../hosting/caching.ts'
import { drawingFiles } from './catalog.ts'
import { writeGlyphs } from './glyphs.ts'

/** Loads the letters of the drawings before a page is rendered, and serves their files in development. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    async configResolved({ root }) {
      await writeGlyphs(root)
    },
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const asked = withoutBase(request.url ?? '')
        const wanted = asked.startsWith(`${hashedFolder}drawings/`) ? asked : undefined
        const found = wanted && drawingFiles(readContent(config.root)).find((file) => file.path === wanted)
        if (!found) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(found.svg)
      })
    },
  }
}
