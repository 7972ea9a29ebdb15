import { randomBytes } from 'node:crypto'
import { sign } from 'hono/jwt'
import type { ApiRole } from './api-keys.ts'
import type { StartProgram } from './keep-running.ts'
import { migrate } from './migrate.ts'
import { startPostgres } from './postgres.ts'
import { startPostgrest } from './postgrest.ts'

/** A server that behaves like a project's `/rest/v1`, on a port of the loopback interface. */
export interface DataApi {
  port: number
  /** The prefix of all its paths. */
  prefix: string
  /** The headers that give a request a role. */
  headersOf: (role: ApiRole) => Record<string, string>
  /** Connects as superuser; empty if there is no Postgres server. */
  databaseUrl: string
  description: string
  stop: () => Promise<void>
}

export interface DataApiOptions {
  root: string
  /** The folder for the data. */
  folder: string
  isTemporary: boolean
  start: StartProgram
}

/** Starts Postgres and PostgREST, which hosted projects use too, and applies every migration. */
export async function startPostgresDataApi(
  { root, folder, isTemporary, start }: DataApiOptions,
  postgrestBinary: string,
): Promise<DataApi> {
  await using parts = new AsyncDisposableStack()
  const postgres = await startPostgres({ folder, isTemporary, start })
  parts.defer(() => postgres.stop())
  const tool = await migrate(root, postgres.url)
  const jwtSecret = randomBytes(32).toString('hex')
  const postgrest = await startPostgrest(postgrestBinary, postgres, jwtSecret, start)
  parts.defer(() => postgrest.stop('SIGTERM'))
  // By these, the gateway tells PostgREST the caller's role.
  const tokens = {
    anon: await sign({ role: 'anon' }, jwtSecret),
    service_role: await sign({ role: 'service_role' }, jwtSecret),
  }
  const running = parts.move()
  return {
    port: postgrest.port,
    prefix: '',
    headersOf: (role) => ({ authorization: `Bearer ${tokens[role]}` }),
    databaseUrl: postgres.url,
    description: `Postgres 17, PostgREST (migrations by ${tool})`,
    stop: () => running.disposeAsync(),
  }
}
