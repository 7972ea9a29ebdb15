/** A message and the state of its notification. */
export interface ReceivedMessage {
  created_at: Date
  name: string
  email: string
  company: string | null
  phone: string | null
  topic: string
  budget: string | null
  page: string
  message: string
  delivered_at: Date | null
  attempts: number | null
  last_error: string | null
}

/** Messages as text, newest last. */
export const formatMessages = (messages: readonly ReceivedMessage[]): string =>
  messages.length === 0 ? 'No messages yet.' : messages.map(formatMessage).join('\n\n')

function formatMessage(message: ReceivedMessage): string {
  const { name, email, company, phone, topic, budget, page, delivered_at, attempts, last_error } = message
  const sender = [`${name} <${email}>`, company, phone].filter(Boolean).join(', ')
  const subject = [topic, budget, `written on ${page}`].filter(Boolean).join(', ')
  const notified = delivered_at
    ? 'notified'
    : `not notified yet (${attempts ?? 0} attempts${last_error ? `, ${last_error}` : ''})`
  const head = `${message.created_at.toISOString()}  ${sender}\n${subject}; ${notified}`
  return `${head}\n${message.message.replaceAll(/^/gm, '  ')}`
}
