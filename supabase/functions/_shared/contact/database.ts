import type { Database } from '../../../database.types.ts'

/** A message as the function stores it; the database adds the other columns. */
export type MessageRow = Required<
  Omit<Database['public']['Tables']['contact_messages']['Insert'], 'id' | 'created_at' | 'answered_at'>
>

/** A solved proof of work, which is valid for one message. */
export interface SpentProof {
  id: string
  expiresAt: Date
}

/** A message whose notification has not been sent yet. */
export type DueNotification = Omit<MessageRow, 'idempotency_key' | 'consent'> & {
  message_id: string
  attempts: number
  created_at: string
}

/** `full` means that all visitors together have reached this hour's limit. */
export type Acceptance = 'stored' | 'duplicate' | 'proof-used' | 'full'

/**
 * The database behind Supabase's data API. Each method calls a function at the end of the migration for contact
 * messages, and throws if the response is an error.
 * @param url The project's URL, without a slash at the end.
 */
export function connectDatabase(url: string, secretKey: string) {
  const call = async (name: string, parameters: object): Promise<unknown> => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await response.text()
    // The error names constraints, not values of the message, and only goes to the log.
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${errorOf(text)}`)
    return text ? JSON.parse(text) : undefined
  }
  return {
    /** Counts a request from this address. @returns 0, or the seconds to wait. */
    countRequest: async (address: string, hasProof: boolean) =>
      (await call('count_contact_request', { address, has_proof: hasProof })) as number,
    /** Stores the message, its notification and the proof: all of them or none. */
    accept: async (message: MessageRow, isProven: boolean, proof?: SpentProof) =>
      (await call('accept_contact_message', {
        message,
        is_proven: isProven,
        proof: proof?.id ?? null,
        proof_expires_at: proof?.expiresAt ?? null,
      })) as Acceptance,
    /** Claims notifications that are due. Those that are not settled become due again later. */
    claim: async () => (await call('claim_contact_notifications', {})) as DueNotification[],
    /** Records the outcome of a notification: no error means delivered. */
    settle: async (messageId: string, error?: string) => {
      await call('settle_contact_notification', { message_id: messageId, error: error ?? null })
    },
  }
}

export type ContactDatabase = ReturnType<typeof connectDatabase>

/** The code and message of PostgREST's error, without its details, which quote the row. */
function errorOf(body: string): string {
  try {
    const { code = '', message = '' } = JSON.parse(body) as { code?: string; message?: string }
    return `${code} ${message}`.trim()
  } catch {
    return 'no JSON'
  }
}
