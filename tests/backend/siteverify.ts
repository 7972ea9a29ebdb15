import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { close, listen } from '../../packages/local-backend/ports.ts'

/**
 * Cloudflare's test keys.
 * @see https://developers.cloudflare.com/turnstile/troubleshooting/testing/
 */
export const testSecrets = {
  passes: '1x0000000000000000000000000000000AA',
  fails: '2x0000000000000000000000000000000AA',
  spent: '3x0000000000000000000000000000000AA',
} as const
export const testSiteKey = '1x00000000000000000000AA'
/** The token of a widget with a test key. */
export const testToken = 'XXXX.DUMMY.TOKEN.XXXX'

export interface Siteverify {
  url: string
  /** The fields of each request, in order. */
  asked: Record<string, string>[]
  /** The status of its responses, which a test may change. */
  status: number
  /** How many of the next tokens it rejects. */
  refuses: number
  stop: () => Promise<void>
}

/**
 * Starts a local stand-in for Cloudflare's siteverify, with the documented responses.
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function startSiteverify(): Promise<Siteverify> {
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    verifier.asked.push(fields)
    response.writeHead(verifier.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(verifier.refuses-- > 0 ? refusal('timeout-or-duplicate') : check(fields)))
  })
  const verifier: Siteverify = {
    url: `${await listen(server)}/turnstile/v0/siteverify`,
    asked: [],
    status: 200,
    refuses: 0,
    stop: () => close(server),
  }
  return verifier
}

const refusal = (code: string) => ({ success: false, 'error-codes': [code] })

function check({ secret, response }: Record<string, string>): object {
  if (secret === testSecrets.spent) return refusal('timeout-or-duplicate')
  if (secret !== testSecrets.passes && secret !== testSecrets.fails) return refusal('invalid-input-secret')
  if (secret === testSecrets.fails || response !== testToken) return refusal('invalid-input-response')
  return {
    success: true,
    challenge_ts: new Date().toISOString(),
    hostname: 'localhost',
    'error-codes': [],
    action: '',
    cdata: '',
  }
}
