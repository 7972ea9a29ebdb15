/** A message from the contact form, and the state of its notification. */
export interface ReceivedMessage {
  id: string
  created_at: Date
  name: string
  email: string
  company: string | null
  phone: string | null
  topic: string
  budget: string | null
  page: string
  message: string
  answered_at: Date | null
  delivered_at: Date | null
  attempts: number | null
  last_error: string | null
}

/** The beginning of an id, which is enough to identify a message. */
const shortId = (id: string): string => id.slice(0, 8)

/** Messages as text, newest last. */
export const formatMessages = (messages: readonly ReceivedMessage[]): string =>
  messages.length === 0 ? 'No messages yet.' : messages.map(formatMessage).join('\n\n')

function formatMessage(message: ReceivedMessage): string {
  const { id, name, email, company, phone, topic, budget, page } = message
  const { answered_at, delivered_at, attempts, last_error } = message
  const sender = [`${name} <${email}>`, company, phone].filter(Boolean).join(', ')
  const subject = [topic, budget, `written on ${page}`].filter(Boolean).join(', ')
  const notified = delivered_at
    ? 'notified'
    : `not notified yet (${attempts ?? 0} attempts${last_error ? `, ${last_error}` : ''})`
  const answered = answered_at ? `answered on ${answered_at.toISOString().slice(0, 10)}` : 'not answered'
  const head = `${shortId(id)}  ${message.created_at.toISOString()}  ${sender}\n${subject}; ${notified}; ${answered}`
  return `${head}\n${message.message.replaceAll(/^/gm, '  ')}`
}

/**
 * Finds the message with an id, or all messages from an address.
 * @param meant The beginning of the id, at least four characters, or the email address.
 * @throws {Error} If there is none, or if several ids begin this way.
 */
export function messagesMeant(messages: readonly ReceivedMessage[], meant: string): ReceivedMessage[] {
  const wanted = meant.trim().toLowerCase()
  const found = messages.filter(({ id, email }) =>
    wanted.includes('@') ? email.toLowerCase() === wanted : wanted.length >= 4 && id.startsWith(wanted),
  )
  if (found.length === 0)
    throw new Error(
      `No message is from ${meant} or has an id that begins with it; expected an address or an id.`,
    )
  if (found.length > 1 && !wanted.includes('@'))
    throw new Error(`${found.length} messages have ids that begin with ${meant}; expected more of the id.`)
  return found
}

/** The columns of the CSV file, in order. */
const columns = [
  'id',
  'created_at',
  'answered_at',
  'name',
  'email',
  'company',
  'phone',
  'topic',
  'budget',
  'page',
  'message',
] as const satisfies readonly (keyof ReceivedMessage)[]

/**
 * Formats a cell. Spreadsheets treat a value that begins with one of these characters as a formula, which may run other
 * programs or send the contents of other cells (OWASP, CSV injection). A leading apostrophe makes it text.
 */
function cell(value: string | Date | null): string {
  const text = value instanceof Date ? value.toISOString() : (value ?? '')
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Messages as CSV (RFC 4180), with the byte order mark that makes Excel read it as UTF-8. */
export const messagesAsCsv = (messages: readonly ReceivedMessage[]): string =>
  `\uFEFF${[columns, ...messages.map((message) => columns.map((name) => message[name]))]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')}\r\n`
