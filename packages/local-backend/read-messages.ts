import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ReceivedMessage } from './messages.ts'
import { startPostgres, query } from './postgres.ts'
import { cleanUp, readRecord } from './processes.ts'
import { keptRecord } from './kept.ts'
import { dataFolder } from './start.ts'

const sql = `select m.created_at, m.name, m.email, m.company, m.phone, m.topic, m.budget, m.page, m.message,
    n.delivered_at, n.attempts, n.last_error
  from public.contact_messages as m
  left join private.contact_notifications as n on n.message_id = m.id
  order by m.created_at`

const read = async (url: string) => (await query(url, sql)) as unknown as ReceivedMessage[]

/**
 * The messages that the embedded backend has received, oldest first.
 * @param root The project's folder.
 * @throws {Error} If the database is down; the message says what to do.
 */
export async function readMessages(root: string): Promise<ReceivedMessage[]> {
  const file = keptRecord(root)
  const folder = dataFolder(root)
  const record = cleanUp(file) === 'running' ? readRecord(file) : undefined
  if (record) return readFromRunning(record.databaseUrl, record.owner)
  if (existsSync(path.join(folder, 'data', 'PG_VERSION'))) {
    // The backend is not running, so only the database is started, briefly.
    const postgres = await startPostgres({ folder, isTemporary: false })
    try {
      return await read(postgres.url)
    } finally {
      await postgres.stop()
    }
  }
  return []
}

async function readFromRunning(url: string, owner: number): Promise<ReceivedMessage[]> {
  try {
    return await read(url)
  } catch (error) {
    const reason = error instanceof AggregateError ? String(error.errors[0]) : (error as Error).message
    throw new Error(
      `The database is down (${reason}). Process ${owner}, which runs it, is starting it again: try again in half a minute, or stop that process and start it anew. No message is lost.`,
      { cause: error },
    )
  }
}
