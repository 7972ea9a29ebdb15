import type { Plugin } from 'vite'
import { withoutBase } from '../../model/base-path.ts'
import { hashedFolder } from '../hosting/caching.ts'
import { drawingFiles } from './write-drawings.ts'

/** Serves the files of the drawings in development. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const asked = withoutBase(request.url ?? '')
        const wanted = asked.startsWith(`${hashedFolder}drawings/`) ? asked : undefined
        const found = wanted && drawingFiles(config.root).find((file) => file.path === wanted)
        if (!found) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(found.svg)
      })
    },
  }
}
