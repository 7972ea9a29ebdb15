import { randomBytes } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { roleToken, type ApiRole } from './api-keys.ts'
import { migrate } from './migrate.ts'
import { startPostgres } from './postgres.ts'
import { startPostgrest } from './postgrest.ts'
import { end } from './processes.ts'

/** Something that answers like `/rest/v1` of a project, on a port of the loopback interface. */
export interface DataApi {
  port: number
  /** What stands before the path there. */
  prefix: string
  /** The headers that make a request one of this role. */
  headersOf: (role: ApiRole) => Record<string, string>
  /** As superuser; empty where no server of Postgres runs. */
  databaseUrl: string
  description: string
  stop: () => Promise<void>
}

export interface DataApiOptions {
  root: string
  /** Where the data lies. */
  folder: string
  isTemporary: boolean
  /** Called for each process, by a word of its command line, as soon as it runs. */
  onStart: (child: ChildProcess, command: string, databaseUrl?: string) => void
}

/** Postgres and PostgREST, the parts of a hosted project, with every migration applied. */
export async function startPostgresDataApi(
  { root, folder, isTemporary, onStart }: DataApiOptions,
  postgrestBinary: string,
): Promise<DataApi> {
  const postgres = await startPostgres({
    folder,
    isTemporary,
    onStart: (child, url) => onStart(child, 'postgres', url),
  })
  try {
    const tool = await migrate(root, postgres.url)
    const jwtSecret = randomBytes(32).toString('hex')
    const postgrest = await startPostgrest(postgrestBinary, postgres, jwtSecret, (child) =>
      onStart(child, 'postgrest'),
    )
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
        await end(postgrest.child, 'SIGTERM')
        await end(postgres.child)
      },
    }
  } catch (error) {
    await end(postgres.child)
    throw error
  }
}
