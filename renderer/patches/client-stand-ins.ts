import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * The modules that the browser gets a smaller version of, by the name under which they are imported, and that
 * version's file. `importedBy` is part of the importer's path.
 */
const standIns: Readonly<Record<string, { file: string; importedBy?: string }>> = {
  'react-helmet-async': { file: 'renderer/patches/helmet-client.tsx' },
  'react-router-dom': { file: 'renderer/patches/router-client.tsx' },
  'react-dom/client': { file: 'renderer/patches/hydrate-in-slices.ts', importedBy: 'vike-react' },
  './types.js': { file: 'renderer/patches/serialized-client.ts', importedBy: 'json-serializer' },
  './prefetch.js': { file: 'renderer/patches/prefetch-client.ts', importedBy: 'runtime-client-routing' },
}

/** Replaces these modules in the browser's bundle, since most of their work is already done when a page is rendered. */
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
