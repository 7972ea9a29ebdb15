import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import { compileHint } from './compile-hints.ts'

/**
 * Minifies the entry, the one file that every page loads first, a second time with Terser. Vite's minifier is five
 * times as fast for the whole bundle, but leaves this file 1.5 kB (brotli) larger. Terser's three passes take two
 * seconds, on another thread while Vite bundles the server's code.
 */
export function shrinkEntry(): Plugin {
  /** The entry's file, and the code that Terser makes of it. */
  let shrunk: { file: string; code: Promise<string> } | undefined
  return {
    name: 'shrink-entry',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      if (this.environment.name !== 'client') return
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name.includes('client-routing'),
      )
      if (entry?.type !== 'chunk') throw new Error("expected Vike's entry, client-routing, in the bundle")
      shrunk = { file: path.join(dir, entry.fileName), code: minified(entry.code) }
    },
    buildApp: {
      order: 'post',
      async handler() {
        if (!shrunk) throw new Error('expected the client bundle')
        writeFileSync(shrunk.file, compileHint + (await shrunk.code))
      },
    },
  }
}

async function minified(code: string): Promise<string> {
  const worker = new Worker(path.join(import.meta.dirname, 'minify-entry.ts'), { workerData: code })
  const [message] = (await once(worker, 'message')) as [string]
  if (!message) throw new Error('Terser returned nothing for the entry')
  return message
}
