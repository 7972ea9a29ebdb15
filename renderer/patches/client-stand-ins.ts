import path from 'node:path'
import type { Plugin } from 'vite'

/** Libraries that the server renders with, and what the browser gets in their place. */
const standIns: Readonly<Record<string, string>> = {
  'react-helmet-async': 'renderer/patches/helmet-client.tsx',
  'react-router-dom': 'renderer/patches/router-client.tsx',
}

/** Gives the browser a small module where a library's work is done before it gets there. */
export function clientStandIns(): Plugin {
  return {
    name: 'client-stand-ins',
    enforce: 'pre',
    resolveId(id) {
      const file = standIns[id]
      if (!file || this.environment.name !== 'client') return null
      return path.join(this.environment.config.root, file)
    },
  }
}
