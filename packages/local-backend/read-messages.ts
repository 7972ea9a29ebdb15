import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ReceivedMessage } from './messages.ts'
import { startPostgres, query } from './postgres.ts'
import { cleanUp, end, readRecord } from './processes.ts'
import { dataFolder, keptRecord } from './start.ts'

const sql = `select m.created_at, m.name, m.email, m.company, m.phone, m.topic, m.budget, m.page, m.message,
    n.delivered_at, n.attempts, n.last_error
  from public.contact_messages as m
  left join private.contact_notifications as n on n.message_id = m.id
  order by m.created_at`

const read = async (url: string) => (await query(url, sql)) as unknown as ReceivedMessage[]

/** The messages that the embedded backend has received, oldest first. @param root The project's folder. */
export async function readMessages(root: string): Promise<ReceivedMessage[]> {
  const record = keptRecord(root)
  const folder = dataFolder(root)
  if (cleanUp(record) === 'running') {
    return read(readRecord(record)?.databaseUrl ?? '')
  }
  if (existsSync(path.join(folder, 'data', 'PG_VERSION'))) {
    // The backend is not running, so only the database is started, briefly.
    const postgres = await startPostgres({ folder, isTemporary: false })
    try {
      return await read(postgres.url)
    } finally {
      await end(postgres.child)
    }
  }
  return []
}
