/** Lists the messages that the embedded backend has received: `npm run tool -- messages`. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { formatMessages, type ReceivedMessage } from '../serve/backend/messages.ts'
import { startPostgres, query } from '../serve/backend/postgres.ts'
import { cleanUp, end, readRecord } from '../serve/backend/processes.ts'
import { dataFolder, keptRecord } from '../serve/backend/start.ts'

const root = process.cwd()
const record = keptRecord(root)
const folder = dataFolder(root)
const sql = `select m.created_at, m.name, m.email, m.company, m.phone, m.topic, m.budget, m.page, m.message,
    n.delivered_at, n.attempts, n.last_error
  from public.contact_messages as m
  left join private.contact_notifications as n on n.message_id = m.id
  order by m.created_at`

const read = async (url: string) => (await query(url, sql)) as unknown as ReceivedMessage[]

if (cleanUp(record) === 'running') {
  console.log(formatMessages(await read(readRecord(record)?.databaseUrl ?? '')))
} else if (existsSync(path.join(folder, 'data', 'PG_VERSION'))) {
  // Nothing runs: the database alone is started for a moment.
  const postgres = await startPostgres({ folder, isTemporary: false })
  try {
    console.log(formatMessages(await read(postgres.url)))
  } finally {
    await end(postgres.child)
  }
} else {
  console.log(formatMessages([]))
}
