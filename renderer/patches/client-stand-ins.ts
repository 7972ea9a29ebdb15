import path from 'node:path'
import type { Plugin } from 'vite'

/** Libraries that only the server uses in full, with the smaller module that the browser gets. */
const standIns: Readonly<Record<string, string>> = {
  'react-helmet-async': 'renderer/patches/helmet-client.tsx',
  'react-router-dom': 'renderer/patches/router-client.tsx',
}

/** Replaces these libraries with small modules in the browser's bundle, where most of their work is already done. */
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
