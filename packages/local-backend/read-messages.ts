import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ReceivedMessage } from './messages.ts'
import { startPostgres, query } from './postgres.ts'
import { cleanUp, readRecord } from './processes.ts'
import { keptRecord } from './kept.ts'
import { dataFolder } from './start.ts'

const listed = `select m.id, m.created_at, m.name, m.email, m.company, m.phone, m.topic, m.budget, m.page, m.message,
    m.answered_at, n.delivered_at, n.attempts, n.last_error
  from public.contact_messages as m
  left join private.contact_notifications as n on n.message_id = m.id
  order by m.created_at`

/** Operations on the messages of a database. */
interface MessageStore {
  /** All of them, oldest first. */
  list: () => Promise<ReceivedMessage[]>
  /** Marks messages as answered now, except those marked earlier. */
  markAnswered: (ids: readonly string[]) => Promise<void>
  /** Deletes messages, with the state of their notifications. */
  remove: (ids: readonly string[]) => Promise<void>
}

/** The messages of a database, given a URL that connects as its owner. */
const messagesAt = (url: string): MessageStore => ({
  list: async () => (await query(url, listed)) as unknown as ReceivedMessage[],
  markAnswered: async (ids) =>
    void (await query(
      url,
      'update public.contact_messages set answered_at = now() where id = any($1::uuid[]) and answered_at is null',
      [ids],
    )),
  remove: async (ids) =>
    void (await query(url, 'delete from public.contact_messages where id = any($1::uuid[])', [ids])),
})

const none: MessageStore = {
  list: () => Promise.resolve([]),
  markAnswered: () => Promise.resolve(),
  remove: () => Promise.resolve(),
}

/**
 * Works with the messages in the embedded backend's database, or in another one.
 * @param root The project's folder.
 * @param elsewhere The URL of another database, with its owner's password; empty for the embedded one.
 * @throws {Error} If the database is down or older than this version; the message says what to do.
 */
export async function withMessages<Result>(
  root: string,
  elsewhere: string,
  work: (messages: MessageStore) => Promise<Result>,
): Promise<Result> {
  if (elsewhere)
    return explained(work(messagesAt(elsewhere)), 'Check the address, and that the database is running.')
  const file = keptRecord(root)
  const folder = dataFolder(root)
  const record = cleanUp(file) === 'running' ? readRecord(file) : undefined
  if (record)
    return explained(
      work(messagesAt(record.databaseUrl)),
      `Process ${record.owner}, which runs it, is restarting it: try again in half a minute, or stop and restart that process. No message is lost.`,
    )
  if (!existsSync(path.join(folder, 'data', 'PG_VERSION'))) return work(none)
  // The backend is not running, so start only its database, for as long as this takes.
  const postgres = await startPostgres({ folder, isTemporary: false })
  try {
    return await explained(work(messagesAt(postgres.url)), '')
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
