import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { embeddedPublishableKey, type ApiRole } from './api-keys.ts'
import type { DataApi, DataApiOptions } from './data-api.ts'
import { applyFiles, createRoles, type RunSql } from './migrate.ts'
import { close, listen } from './ports.ts'

/**
 * Supabase Lite (alpha) on PGlite, for platforms without a PostgREST binary. It does not restrict privileges, so
 * tests/backend/stack.ts does not accept it.
 */
export async function startLiteDataApi(
  { root, folder, isTemporary }: DataApiOptions,
  secretKey: string,
): Promise<DataApi> {
  const [{ App }, { createPgliteConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
  ])
  const connection = await createPgliteConnection({
    url: isTemporary ? 'memory://' : `file:${path.join(folder, 'lite')}`,
  })
  const run: RunSql = async (sql) => {
    const results = await connection.driver.exec(sql)
    return results.at(-1)?.rows ?? []
  }
  await createRoles(root, run)
  await applyFiles(root, run)
  const keys: Readonly<Record<ApiRole, string>> = { anon: embeddedPublishableKey, service_role: secretKey }
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: keys.anon, secret_key: keys.service_role },
  })

  const server = createServer(
    getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false }),
  )
  const url = await listen(server)
  return {
    port: Number(new URL(url).port),
    prefix: '/rest/v1',
    headersOf: (role) => ({ apikey: keys[role], authorization: `Bearer ${keys[role]}` }),
    databaseUrl: '',
    description:
      'Supabase Lite, a stand-in that does not restrict privileges: there is no PostgREST binary for this platform',
    stop: async () => {
      await close(server)
      await connection.close()
    },
  }
}
