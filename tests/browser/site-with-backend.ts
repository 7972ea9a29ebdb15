import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { startBackend } from '../../packages/local-backend/start.ts'
import { serveSite } from '../../engine/serve/static/serve-site.ts'
import type { Database } from '../../supabase/database.types.ts'
import { newCopy, succeeded } from '../project-copy.ts'

export type SiteWithBackend = Awaited<ReturnType<typeof startSiteWithBackend>>

interface Settings {
  /** Environment variables of the build, such as `PUBLIC_ENV__TURNSTILE_SITE_KEY`. */
  publicSettings?: Readonly<Record<string, string>>
  /** Environment variables of the Edge Function. */
  functionSettings?: Readonly<Record<string, string>>
}

/** Caches of the last build that this build can use. */
const caches = ['compiled', 'content', 'fonts']

/**
 * Builds a copy of the site for an embedded backend under its own origin, as `npm start` does, and serves both: real
 * Postgres and PostgREST, the Edge Function in real Deno, empty tables.
 * @throws {Error} If the site does not build; the message includes the build's output.
 */
export async function startSiteWithBackend({ publicSettings = {}, functionSettings = {} }: Settings = {}) {
  const backend = await startBackend({ environment: functionSettings, print: () => {} })
  const copy = newCopy('with-backend', {
    PUBLIC_ENV__BACKEND_URL: '/',
    PUBLIC_ENV__BACKEND_KEY: backend.publishableKey,
    ...publicSettings,
  })
  mkdirSync(copy.at('.cache'))
  for (const cache of caches) symlinkSync(path.resolve('.cache', cache), copy.at('.cache', cache))
  succeeded(copy.build())
  const server = await serveSite({ root: copy.folder, host: 'localhost', port: 0, backend: backend.listener })
  return {
    url: server.url,
    /** supabase-js with the secret key, to read what has arrived. */
    service: createClient<Database>(backend.url, backend.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    }),
    stop: async () => {
      await server.close()
      await backend.stop()
      copy.remove()
    },
  }
}
