import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { query } from './postgres.ts'

/** Runs one or more SQL statements, and returns the rows of the last one. */
export type RunSql = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/**
 * Brings a database up to date: creates Supabase's roles if they are missing, then applies every new migration, with
 * the same CLI as in production.
 * @returns The tool that applied the migrations.
 * @throws {Error} With the tool's output, if a migration fails.
 */
export async function migrate(root: string, url: string): Promise<'supabase db push' | 'sql files'> {
  const run: RunSql = (sql, values) => query(url, sql, values)
  await createRoles(root, run)
  const push = await supabase(root, ['db', 'push', '--yes'], url)
  if (push.status === 0) return 'supabase db push'
  if (!push.isMissing) throw new Error(`A migration failed.\n${push.output}`)
  // Without a binary of the CLI for this platform, the files are applied one by one, with the same history.
  await applyFiles(root, run)
  return 'sql files'
}

/** Creates Supabase's roles if they are missing. */
export async function createRoles(root: string, run: RunSql): Promise<void> {
  const [hasRoles] = await run("select 1 as found from pg_roles where rolname = 'authenticator'")
  if (!hasRoles) await run(readFileSync(path.join(root, 'packages/local-backend/supabase-roles.sql'), 'utf8'))
}

/** Applies the migrations that are not in the history of Supabase's CLI, and adds them to it. */
export async function applyFiles(root: string, run: RunSql): Promise<void> {
  const folder = path.join(root, 'supabase/migrations')
  await run(
    `create schema if not exists supabase_migrations;
     create table if not exists supabase_migrations.schema_migrations
       (version text primary key, statements text[], name text)`,
  )
  const history = await run('select version from supabase_migrations.schema_migrations')
  const applied = new Set(history.map(({ version }) => version))
  for (const file of readdirSync(folder).toSorted()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (!version || !name || applied.has(version)) continue
    const entry = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`
    // Each migration builds on the previous one.
    // oxlint-disable-next-line no-await-in-loop
    await run(`begin;\n${readFileSync(path.join(folder, file), 'utf8')};\n${entry};\ncommit`)
  }
}

/**
 * Runs Supabase's CLI on a database, with telemetry turned off. The password is passed in the environment, since every
 * user of a machine can read the command lines of all processes.
 * @returns `output` has both streams; `isMissing` says that there is no binary for this platform.
 */
export const supabase = (
  root: string,
  args: readonly string[],
  databaseUrl: string,
): Promise<{ status: number | null; stdout: string; output: string; isMissing: boolean }> =>
  new Promise((resolve) => {
    const cli = path.join(root, 'node_modules/@supabase/cli-linux-x64/bin/supabase')
    const target = new URL(databaseUrl)
    const { password } = target
    target.password = ''
    const child = spawn(cli, ['--workdir', root, ...args, `--remote=${target.href}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', PGPASSWORD: password },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk) => (stdout += String(chunk)))
    child.stderr.on('data', (chunk) => (stderr += String(chunk)))
    child.once('error', () =>
      resolve({
        status: null,
        stdout,
        output: 'Supabase’s CLI has no binary for this machine.',
        isMissing: true,
      }),
    )
    child.once('close', (status) =>
      resolve({ status, stdout, output: `${stdout}${stderr}`.trim(), isMissing: false }),
    )
  })
