import path from 'node:path'
import type { Plugin } from 'vite'

/** Modules of which the browser needs less than they hold, and what it gets instead; one of Vike's by its relative name. */
const standIns: Readonly<Record<string, string>> = {
  'react-helmet-async': 'renderer/patches/helmet-client.tsx',
  'react-router-dom': 'renderer/patches/router-client.tsx',
  './prefetch.js': 'renderer/patches/prefetch-client.ts',
}

/** Replaces these libraries with small modules in the browser's bundle, where most of their work is already done. */
export function clientStandIns(): Plugin {
  return {
    name: 'client-stand-ins',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = standIns[id]
      if (!file || this.environment.name !== 'client') return null
      if (id.startsWith('.') && !importer?.includes('runtime-client-routing')) return null
      return path.join(this.environment.config.root, file)
    },
  }
}
