import path from 'node:path'
import type { Plugin } from 'vite'

/** Libraries that only the server uses in full, with the smaller module that the browser gets. */
const standIns: Readonly<Record<string, string>> = {
  'react-helmet-async': 'renderer/patches/helmet-client.tsx',
  'react-router-dom': 'renderer/patches/router-client.tsx',
  'react-dom/client': 'renderer/patches/react-dom-client.ts',
}

/** Replaces these libraries with small modules in the browser's bundle, where most of their work is already done. */
export function clientStandIns(): Plugin {
  return {
    name: 'client-stand-ins',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = standIns[id]
      if (!file || this.environment.name !== 'client') return null
      const standIn = path.join(this.environment.config.root, file)
      // A stand-in may itself import the library it replaces.
      return importer === standIn ? null : standIn
    },
  }
}
