import { words as texts } from '../../../../.site/words/contact-notification.ts'
import { fill } from '../../../../model/fill.ts'
import type { ContactDatabase, DueNotification } from './database.ts'

/** Notifies someone of a message. Throws on failure. If called twice for one message, it may notify twice. */
export type Notifier = (notification: DueNotification) => Promise<void>

/**
 * Sends every notification that is due. A failure is stored with its notification, which is
 * retried later; it doesn't stop the others.
 */
export async function deliverDue(
  database: Pick<ContactDatabase, 'claim' | 'settle'>,
  notify: Notifier,
  log: (line: string) => void,
): Promise<void> {
  try {
    // Each round takes what the previous one left; ten are enough until the next request.
    for (let round = 0; round < 10; round++) {
      // oxlint-disable-next-line no-await-in-loop
      const due = await database.claim()
      if (due.length === 0) return
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(due.map((each) => deliver(each, database, notify, log)))
    }
  } catch (error) {
    log(`notifications are delayed: ${messageOf(error)}`)
  }
}

async function deliver(
  notification: DueNotification,
  database: Pick<ContactDatabase, 'settle'>,
  notify: Notifier,
  log: (line: string) => void,
): Promise<void> {
  let fault: string | undefined
  try {
    await notify(notification)
  } catch (error) {
    fault = messageOf(error)
    log(`notification ${notification.message_id} failed (attempt ${notification.attempts}): ${fault}`)
  }
  await database.settle(notification.message_id, fault)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error')

/**
 * A line in the log, without anything personal: for development, and for teams that read the table directly.
 */
export const printedLine =
  (print: (line: string) => void): Notifier =>
  async ({ message_id, topic }) =>
    print(`New message about ${topic}, ${message_id}`)

interface MailOptions {
  apiKey: string
  /** An address of a domain that is verified with the provider. */
  from: string
  to: string
  /** The URL of Resend, or of a stand-in. */
  url: string
}

/**
 * Sends an email through Resend's HTTP API. Replies go to the visitor. Thanks to the key, two calls within a
 * day send one email.
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export const mail =
  ({ apiKey, from, to, url }: MailOptions): Notifier =>
  async (notification) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': notification.message_id,
      },
      body: JSON.stringify({
        from,
        to: [to],
        reply_to: notification.email,
        subject: fill(texts.subject, { topic: notification.topic }),
        text: asText(notification),
      }),
      signal: AbortSignal.timeout(10_000),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the email provider answered ${response.status}`)
  }

interface WebhookOptions {
  url: string
  /** Sent as a bearer token, if set. */
  token?: string
}

/** Posts the message as JSON to any address. The `idempotency-key` is the message's id. */
export const webhook =
  ({ url, token }: WebhookOptions): Notifier =>
  async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': message.message_id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(10_000),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
  }

/** The email's text: what was filled in, one line each, then the message. */
export const asText = (message: DueNotification): string =>
  (Object.keys(texts.labels) as (keyof typeof texts.labels)[])
    .filter((field) => message[field])
    .map((field) => `${texts.labels[field]}: ${message[field]}`)
    .concat('', message.message)
    .join('\n')
