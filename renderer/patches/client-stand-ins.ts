import path from 'node:path'
import type { Plugin } from 'vite'

/** Modules of which the browser needs less than they hold, or another kind, and what it gets instead; one of Vike's by its relative name. */
const standIns: Readonly<Record<string, { file: string; importedBy?: string }>> = {
  'react-helmet-async': { file: 'renderer/patches/helmet-client.tsx' },
  'react-router-dom': { file: 'renderer/patches/router-client.tsx' },
  'react-dom/client': { file: 'renderer/patches/hydrate-in-slices.ts', importedBy: 'vike-react' },
  './types.js': { file: 'renderer/patches/serialized-client.ts', importedBy: 'json-serializer' },
  './prefetch.js': { file: 'renderer/patches/prefetch-client.ts', importedBy: 'runtime-client-routing' },
}

/** Replaces these libraries with small modules in the browser's bundle, where most of their work is already done. */
export function clientStandIns(): Plugin {
  return {
    name: 'client-stand-ins',
    enforce: 'pre',
    resolveId(id, importer) {
      const standIn = standIns[id]
      if (!standIn || this.environment.name !== 'client') return null
      if (standIn.importedBy && !importer?.includes(standIn.importedBy)) return null
      return path.join(this.environment.config.root, standIn.file)
    },
  }
}
