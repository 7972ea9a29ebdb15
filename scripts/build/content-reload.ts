import path from 'node:path'
import type { Plugin } from 'vite'

/** Reloads the page in development when a content file changes: Markdown is no module of Vite's. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const folder = path.join(server.config.root, 'content')
      server.watcher.add(folder)
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(folder) && file.endsWith('.md')) server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
