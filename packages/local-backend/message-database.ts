import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RunSql } from './migrate.ts'
import { startPostgres, query } from './postgres.ts'
import { cleanUp } from './processes.ts'
import { keptRecord } from './kept.ts'
import { dataFolder } from './start.ts'

/**
 * Works in the database of the messages: the embedded backend's, or another one. If there is none yet, it is empty.
 * @param root The project's folder.
 * @param elsewhere The URL of another database, with its owner's password; empty for the embedded one.
 * @throws {Error} If the database is down or older than this version; the message says what to do.
 */
export async function withMessageDatabase<Result>(
  root: string,
  elsewhere: string,
  work: (run: RunSql) => Promise<Result>,
): Promise<Result> {
  const workAt = (url: string, ifDown: string) =>
    explained(
      work((sql, values) => query(url, sql, values)),
      ifDown,
    )
  if (elsewhere) return workAt(elsewhere, 'Check the address, and that the database is running.')
  const folder = dataFolder(root)
  const record = cleanUp(keptRecord(root))
  if (record)
    return workAt(
      record.databaseUrl,
      `Process ${record.owner}, which runs it, is restarting it: try again in half a minute, or stop and restart that process. No message is lost.`,
    )
  if (!existsSync(path.join(folder, 'data', 'PG_VERSION'))) return work(() => Promise.resolve([]))
  // The backend is not running, so start only its database, for as long as this takes.
  const postgres = await startPostgres({ folder, isTemporary: false })
  try {
    return await workAt(postgres.url, '')
  } finally {
    await postgres.stop()
  }
}

/** Replaces errors of a database that is down or outdated with errors that say what to do. */
async function explained<Result>(working: Promise<Result>, ifDown: string): Promise<Result> {
  try {
    return await working
  } catch (error) {
    const { code } = error as { code?: string }
    // A column or table doesn't exist yet (PostgreSQL, appendix A).
    if (code === '42703' || code === '42P01')
      throw new Error(
        'The database is older than this version. `npm start` updates the one on this machine, `npx supabase db push` any other.',
        { cause: error },
      )
    // Only connection errors need an explanation.
    if (!(error instanceof AggregateError) && !/^E[A-Z]+$/.test(code ?? '')) throw error
    const reason = error instanceof AggregateError ? String(error.errors[0]) : (error as Error).message
    throw new Error(`The database is down (${reason}). ${ifDown}`.trim(), { cause: error })
  }
}
