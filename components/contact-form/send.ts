import type { ContactAnswer } from '#contract/contact/answers.ts'
import type { Prover } from './proof.ts'

/** Milliseconds after which a connection counts as failed. */
const patience = 20_000

type Message = Readonly<Record<string, string | number>>

async function post(
  endpoint: string,
  message: Message,
  proof: string | undefined,
): Promise<ContactAnswer | undefined> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      ...(proof === undefined ? asForm(message) : asJson({ ...message, proof })),
      signal: AbortSignal.timeout(patience),
    })
    const answer = (await response.json()) as Partial<ContactAnswer> | null
    // Something else may answer, such as a proxy.
    return typeof answer?.ok === 'boolean' ? (answer as ContactAnswer) : undefined
  } catch {
    return undefined
  }
}

const accept = 'application/json'

const asJson = (message: Message) => ({
  headers: { 'content-type': 'application/json', accept },
  body: JSON.stringify(message),
})

/** As a browser without JavaScript sends it. The function accepts a few of these without a proof. */
const asForm = (message: Message) => ({
  headers: { accept },
  body: new URLSearchParams(Object.entries(message).map(([name, value]) => [name, String(value)])),
})

/**
 * Sends a message with its proof, or without one if there is none. If the proof is refused, tries a new one, once.
 * @param body Called once the proof is ready, since the body includes the time taken.
 * @returns The function's answer; undefined if there was none.
 */
export async function sendMessage(
  endpoint: string,
  body: () => Message,
  prover: Prover,
): Promise<ContactAnswer | undefined> {
  const attempt = async () => {
    const proof = await prover.proof()
    return post(endpoint, body(), proof)
  }
  const answer = await attempt()
  if (!answer || answer.ok || answer.code !== 'proof-invalid') return answer
  prover.renew()
  return attempt()
}
