import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { embeddedPublishableKey, type ApiRole } from './api-keys.ts'
import type { DataApi, DataApiOptions } from './data-api.ts'
import { applyFiles, type RunSql } from './migrate.ts'
import { close, listen } from './ports.ts'

/**
 * Supabase Lite (alpha) over PGlite: for platforms without a PostgREST binary. It is only a convenience:
 * revoked privileges, for example, are not revoked there, so tests/backend/stack.ts refuses it.
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
  const [hasRoles] = await run("select 1 as found from pg_roles where rolname = 'authenticator'")
  if (!hasRoles) {
    const roles = readFileSync(path.join(root, 'packages/local-backend/supabase-roles.sql'), 'utf8')
    await run(roles)
  }
  await applyFiles(root, run)
  const keys: Readonly<Record<ApiRole, string>> = { anon: embeddedPublishableKey, service_role: secretKey }
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: keys.anon, secret_key: keys.service_role },
  })

  const server = createServer(async (request, response) => {
    const answer = await app.fetch(await asWebRequest(request))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  const url = await listen(server)
  return {
    port: Number(new URL(url).port),
    prefix: '/rest/v1',
    headersOf: (role) => ({ apikey: keys[role], authorization: `Bearer ${keys[role]}` }),
    databaseUrl: '',
    description: 'Supabase Lite, a stand-in: there is no PostgREST binary for this platform',
    stop: async () => {
      await close(server)
      await connection.close()
    },
  }
}

async function asWebRequest(request: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = request
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const plain = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: plain,
    ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
  })
}
