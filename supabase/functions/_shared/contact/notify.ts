import { words as texts } from '../../../../.site/words/contact-notification.ts'
import { fill } from '../../../../model/fill.ts'
import type { ContactDatabase, DueNotification } from './database.ts'

/** Notifies someone of a message. Throws on failure. Called twice for one message, it may notify twice. */
export type Notifier = (notification: DueNotification) => Promise<void>

/**
 * Sends every notification that is due. A failure is stored with its notification, which is retried later, and doesn't
 * stop the others.
 */
export async function deliverDue(
  database: Pick<ContactDatabase, 'claim' | 'settle'>,
  notify: Notifier,
  log: (line: string) => void,
): Promise<void> {
  const deliver = async (notification: DueNotification): Promise<void> => {
    let fault: string | undefined
    try {
      await notify(notification)
    } catch (error) {
      fault = messageOf(error)
      log(`notification ${notification.message_id} failed (attempt ${notification.attempts}): ${fault}`)
    }
    await database.settle(notification.message_id, fault)
  }
  try {
    // Each round claims what the previous one left; ten are enough until the next request.
    for (let round = 0; round < 10; round++) {
      // oxlint-disable-next-line no-await-in-loop
      const due = await database.claim()
      if (due.length === 0) return
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(due.map(deliver))
    }
  } catch (error) {
    log(`notifications are delayed: ${messageOf(error)}`)
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown error'

/** Writes a line without personal data: for development, and for teams that read the table directly. */
export const printedLine =
  (print: (line: string) => void): Notifier =>
  async ({ message_id, topic }) =>
    print(`New message about ${topic}, ${message_id}`)

interface MailOptions {
  apiKey: string
  /** An address in a domain that is verified with the provider. */
  from: string
  to: string
  /** The URL of Resend, or of a stand-in. */
  url: string
}

/**
 * Sends an email through Resend's HTTP API. Replies go to the visitor. The key makes sure that two calls within a day
 * send only one email.
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export const mail =
  ({ apiKey, from, to, url }: MailOptions): Notifier =>
  (notification) =>
    post('email provider', url, apiKey, notification.message_id, {
      from,
      to: [to],
      reply_to: notification.email,
      subject: fill(texts.subject, { topic: notification.topic }),
      text: asText(notification),
    })

/**
 * Posts the message as JSON to any address. The `idempotency-key` is the message's id.
 * @param token Sent as a bearer token, if set.
 */
export const webhook =
  (url: string, token: string | undefined): Notifier =>
  (message) =>
    post('webhook', url, token, message.message_id, message)

/** Posts JSON to a service. Throws if it doesn't accept it. */
async function post(
  service: string,
  url: string,
  token: string | undefined,
  key: string,
  body: object,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the ${service} answered ${response.status}`)
}

/** The email's text: a line for each field that was filled in, then the message. */
const asText = (message: DueNotification): string =>
  (Object.keys(texts.labels) as (keyof typeof texts.labels)[])
    .filter((field) => message[field])
    .map((field) => `${texts.labels[field]}: ${message[field]}`)
    .concat('', message.message)
    .join('\n')
