import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { formatMessages, messagesAsCsv, messagesMeant, type ReceivedMessage } from './messages.ts'
import { withMessageDatabase } from './message-database.ts'

/** All messages, oldest first, with the state of their notifications. */
const listed = `select m.id, m.created_at, m.name, m.email, m.company, m.phone, m.topic, m.budget, m.page, m.message,
    m.answered_at, n.delivered_at, n.attempts, n.last_error
  from public.contact_messages as m
  left join private.contact_notifications as n on n.message_id = m.id
  order by m.created_at`

/** Marks messages as answered now, except those marked earlier. */
const markAnswered =
  'update public.contact_messages set answered_at = now() where id = any($1::uuid[]) and answered_at is null'

/** Deletes messages, with the state of their notifications. */
const remove = 'delete from public.contact_messages where id = any($1::uuid[])'

/** What to do with the messages; with none of these, they are listed. */
export interface MessageOptions {
  answered?: string | undefined
  csv?: string | undefined
  delete?: string | undefined
  yes?: boolean | undefined
}

/** Asks a question in the terminal. Without a terminal, the answer is no. */
async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  using terminal = createInterface({ input: process.stdin, output: process.stdout })
  return (await terminal.question(question)).trim().toLowerCase() === 'yes'
}

const counted = (count: number): string => (count === 1 ? '1 message' : `${count} messages`)

/**
 * Lists the messages, marks some as answered, writes all to a file, or deletes some.
 * @param root The project's folder. `MESSAGES_DATABASE_URL` selects a database other than the embedded one.
 * @param confirm Asks before anything is deleted.
 * @returns The text to print.
 * @throws {Error} If the database is down, or no message matches.
 */
export const handleMessages = (
  root: string,
  { answered, csv, delete: removed, yes = false }: MessageOptions,
  confirm = isConfirmed,
): Promise<string> =>
  withMessageDatabase(root, process.env['MESSAGES_DATABASE_URL'] ?? '', async (run) => {
    const all = (await run(listed)) as unknown as ReceivedMessage[]
    if (answered !== undefined) {
      const meant = messagesMeant(all, answered)
      await run(markAnswered, [meant.map(({ id }) => id)])
      return `${counted(meant.length)} from ${meant[0]?.name} marked as answered.`
    }
    if (csv !== undefined) {
      // Readable only by whoever runs this: it contains other people's words and addresses.
      writeFileSync(csv, messagesAsCsv(all), { mode: 0o600 })
      return `${counted(all.length)} written to ${csv}. Delete the file when you no longer need it.`
    }
    if (removed !== undefined) {
      const meant = messagesMeant(all, removed)
      const question = `${formatMessages(meant)}\n\nDelete ${counted(meant.length)} for good? Type yes: `
      if (!yes && !(await confirm(question))) return 'Nothing was deleted.'
      await run(remove, [meant.map(({ id }) => id)])
      return `${counted(meant.length)} deleted. Copies in your mailbox or in backups are still there.`
    }
    return formatMessages(all)
  })
