import { hash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { embeddedPublishableKey, newSecretKey } from './api-keys.ts'
import { startPostgresDataApi } from './data-api.ts'
import { startFunction, type RunningFunction } from './edge-function.ts'
import { createGateway, type GatewayListener } from './gateway.ts'
import { startKept, type StartProgram } from './keep-running.ts'
import { startLiteDataApi } from './lite.ts'
import { close, listen } from './ports.ts'
import { isReadableByAll } from './postgres.ts'
import { keptFolder, keptRecord, recordsFolder } from './kept.ts'
import { findPostgrest } from './postgrest.ts'
import { cleanUp, commandOf, watch, writeRecord, type RunningRecord } from './processes.ts'

/** A backend on this machine that behaves like a Supabase project. */
export interface RunningBackend {
  /** Its own address on the loopback interface, without a slash at the end. */
  url: string
  /** Handles the same requests on behalf of a server, under that server's origin. */
  listener: GatewayListener
  publishableKey: string
  /** Bypasses every policy. Never send it to a browser. */
  secretKey: string
  /** Connects as superuser; empty if there is no Postgres server. */
  databaseUrl: string
  /** Whether the data is deleted when the backend stops. */
  isTemporary: boolean
  /** The parts that are running, in one line. */
  description: string
  /** The Edge Function `contact`, for tests that kill it. */
  contactFunction: RunningFunction
  stop: () => Promise<void>
}

export interface BackendOptions {
  root?: string
  /**
   * Whether to keep the data between runs, in `.cache/backend`; otherwise it is deleted when the backend stops. If
   * another process is using the kept data, this one uses temporary data.
   */
  keepData?: boolean
  /** Whether this process serves the last build with it: the next build must then be made for this backend, too. */
  servesBuild?: boolean
  /** Further settings of the Edge Function, such as `RESEND_API_KEY`. */
  environment?: Readonly<Record<string, string>>
  /** Hosts that the Edge Function may connect to. */
  hosts?: readonly string[]
  /** Whether it is behind a proxy that adds the caller's address to `x-forwarded-for`. */
  isBehindProxy?: boolean
  /** Called with every line that the function prints. */
  print?: (line: string) => void
  /** Called with a line when a process has ended by itself and will be restarted. */
  report?: (line: string) => void
}

/**
 * Starts Postgres, PostgREST and the Edge Function at one address, with every migration applied. All of it ends with
 * this process, however that ends.
 * @throws {Error} If a part does not start.
 */
export async function startBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  const { root = process.cwd(), print = (line) => console.log(line), report = console.warn } = options
  const records = recordsFolder(root)
  mkdirSync(records, { recursive: true })
  const kept = keptRecord(root)
  // Cleans up after crashed runs; a backend that is still running is left alone.
  for (const name of readdirSync(records)) cleanUp(path.join(records, name))
  // Two servers cannot share a data folder, so the second gets a temporary one.
  const keepData = options.keepData === true && !existsSync(kept)
  const folder = keepData ? dataFolder(root) : mkdtempSync(path.join(tmpdir(), 'spanwright-backend-'))
  const recordFile = keepData ? kept : path.join(records, `${path.basename(folder)}.json`)

  let record: RunningRecord = {
    owner: process.pid,
    ownerCommand: commandOf(process.pid),
    processes: [],
    databaseUrl: '',
    servesBuild: options.servesBuild ?? false,
    ...(keepData ? {} : { temporaryFolder: folder }),
  }
  /** Starts a program, whose processes are in the record as soon as they exist. */
  const start: StartProgram = (program) => {
    const { command, databaseUrl = record.databaseUrl } = program
    const run = () => {
      const child = program.run()
      // A restarted process replaces the one that has ended.
      const others = record.processes.filter((each) => each.command !== command)
      record = { ...record, databaseUrl, processes: [...others, { pid: child.pid ?? 0, command }] }
      writeRecord(recordFile, record)
      return child
    }
    return startKept({ ...program, run }, report)
  }
  writeRecord(recordFile, record)
  const watchdog = watch(recordFile)
  /** What to end, in reverse order, so that no part loses another that it depends on. */
  await using parts = new AsyncDisposableStack()
  parts.defer(watchdog.release)
  parts.defer(() => rmSync(recordFile, { force: true }))
  if (!keepData) parts.defer(() => rmSync(folder, { recursive: true, force: true }))

  const secretKey = newSecretKey()
  const where = { root, folder, isTemporary: !keepData, start }
  const postgrest = findPostgrest(root)
  const data = postgrest
    ? await startPostgresDataApi(where, postgrest)
    : await startLiteDataApi(where, secretKey)
  parts.defer(data.stop)

  let contact: RunningFunction | undefined
  const listener = createGateway({
    data,
    functions: new Map([['contact', () => contact?.port ?? 0]]),
    secretKey,
    isBehindProxy: options.isBehindProxy ?? false,
  })
  const server = createServer((request, response) => {
    if (!listener(request, response)) response.writeHead(404).end()
  })
  const url = await listen(server)
  parts.defer(() => close(server))

  contact = await startFunction({
    root,
    environment: {
      // The first two are set by the hosted runtime, too; the third lets sites on this machine use the function.
      SUPABASE_URL: url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      CONTACT_ALLOWED_ORIGINS: 'loopback',
      ...options.environment,
    },
    hosts: options.hosts ?? [],
    print,
    start,
  })
  const { stop } = contact
  parts.defer(() => stop('SIGTERM'))

  const running = parts.move()
  return {
    url,
    listener,
    isTemporary: !keepData,
    publishableKey: embeddedPublishableKey,
    secretKey,
    databaseUrl: data.databaseUrl,
    description: `${data.description}, Edge Function in Deno`,
    contactFunction: contact,
    stop: () => running.disposeAsync(),
  }
}

/**
 * The folder of the kept data. If this process is root, the database runs as another user, who may not have access to
 * the project's folder; in that case, the data is in a folder for this project in the system's temporary folder.
 */
export function dataFolder(root: string): string {
  const folder = path.join(keptFolder(root), 'postgres')
  if (process.getuid?.() !== 0 || isReadableByAll(root)) return folder
  const name = hash('sha256', root).slice(0, 12)
  return path.join(tmpdir(), `spanwright-data-${name}`)
}
