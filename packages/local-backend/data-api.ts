import { randomBytes } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { roleToken, type ApiRole } from './api-keys.ts'
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
  /** Called as soon as a process exists, with a word from its command line. */
  onStart: (child: ChildProcess, command: string, databaseUrl?: string) => void
  /** Called with a line when a process has ended by itself and will be restarted. */
  report: (line: string) => void
}

/** Starts Postgres and PostgREST, which hosted projects use too, and applies every migration. */
export async function startPostgresDataApi(
  { root, folder, isTemporary, onStart, report }: DataApiOptions,
  postgrestBinary: string,
): Promise<DataApi> {
  const postgres = await startPostgres({
    folder,
    isTemporary,
    onStart: (child, url) => onStart(child, 'postgres', url),
    report,
  })
  try {
    const tool = await migrate(root, postgres.url)
    const jwtSecret = randomBytes(32).toString('hex')
    const postgrest = await startPostgrest(postgrestBinary, postgres, {
      jwtSecret,
      onStart: (child) => onStart(child, 'postgrest'),
      report,
    })
    const tokens = {
      anon: roleToken('anon', jwtSecret),
      service_role: roleToken('service_role', jwtSecret),
    }
    return {
      port: postgrest.port,
      prefix: '',
      headersOf: (role) => ({ authorization: `Bearer ${tokens[role]}` }),
      databaseUrl: postgres.url,
      description: `Postgres 17, PostgREST (migrations by ${tool})`,
      stop: async () => {
        await postgrest.stop('SIGTERM')
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
