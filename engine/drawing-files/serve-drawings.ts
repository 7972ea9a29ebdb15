import type { Plugin } from 'vite'
import { withoutBase } from '../../model/base-path.ts'
import { hashedFolder } from '../hosting/hashed-folder.ts'
import { drawingFiles } from './write-drawings.ts'

/** Serves the files of the drawings in development. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const asked = withoutBase(request.url ?? '')
        const isDrawing = asked.startsWith(`${hashedFolder}drawings/`)
        const found = isDrawing && drawingFiles(config.root).find((file) => file.path === asked)
        if (!found) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(found.svg)
      })
    },
  }
}
