import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { startBackend } from '../../packages/local-backend/start.ts'
import { serveSite } from '../../engine/serve/static/serve-site.ts'
import { siteFolder } from '../../engine/process/site-folder.ts'
import type { Database } from '../../supabase/database.types.ts'

export interface SiteWithBackend {
  url: string
  /** supabase-js with the secret key, to read back what arrived. */
  service: SupabaseClient<Database>
  stop: () => Promise<void>
}

interface Settings {
  /** Variables of the build, such as `PUBLIC_ENV__TURNSTILE_SITE_KEY`. */
  publicSettings?: Readonly<Record<string, string>>
  /** Variables of the Edge Function. */
  functionSettings?: Readonly<Record<string, string>>
}

const sources = [
  'components',
  'contract',
  'engine',
  'interface',
  'model',
  'packages',
  'pages',
  'renderer',
  'scripts',
  siteFolder(process.cwd()),
  'styles',
  'supabase',
]
/** What the last build has made, and this one would make again. */
const caches = ['compiled', 'content', 'fonts']
const files = ['package.json', 'tsconfig.json', 'vite.config.ts']

/**
 * A copy of the site, built for an embedded backend under its own origin, as `npm start` does: real Postgres
 * and PostgREST, the Edge Function in real Deno, empty tables.
 * @throws {Error} If it does not build; the message includes the build's output.
 */
export async function startSiteWithBackend({
  publicSettings = {},
  functionSettings = {},
}: Settings = {}): Promise<SiteWithBackend> {
  const backend = await startBackend({ environment: functionSettings, print: () => {} })
  const root = mkdtempSync(path.resolve('.cache', 'with-backend-'))
  for (const name of [...sources, ...files]) cpSync(name, path.join(root, name), { recursive: true })
  mkdirSync(path.join(root, '.cache'))
  for (const name of ['node_modules', ...caches.map((cache) => `.cache/${cache}`)])
    symlinkSync(path.resolve(name), path.join(root, name))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.ts', 'build', '--without-social-images'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PUBLIC_ENV__BACKEND_URL: '/',
        PUBLIC_ENV__BACKEND_KEY: backend.publishableKey,
        ...publicSettings,
      },
    },
  )
  if (status !== 0) throw new Error(`The site with a backend does not build:\n${stdout}${stderr}`)
  const server = await serveSite({ root, host: 'localhost', port: 0, backend: backend.listener })
  return {
    url: server.url,
    service: createClient<Database>(backend.url, backend.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    }),
    stop: async () => {
      await server.close()
      await backend.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
