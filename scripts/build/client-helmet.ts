import path from 'node:path'
import type { Plugin } from 'vite'

/** Gives the browser renderer/helmet-client.tsx in the place of react-helmet-async. */
export function clientHelmet(): Plugin {
  return {
    name: 'client-helmet',
    enforce: 'pre',
    resolveId(id) {
      if (id !== 'react-helmet-async' || this.environment.name !== 'client') return null
      return path.join(this.environment.config.root, 'renderer', 'helmet-client.tsx')
    },
  }
}
