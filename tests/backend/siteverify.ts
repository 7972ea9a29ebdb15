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

export type Siteverify = Awaited<ReturnType<typeof startSiteverify>>

/**
 * Starts a local stand-in for Cloudflare's siteverify, with the documented responses.
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function startSiteverify() {
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    state.asked.push(fields)
    response.writeHead(state.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(check(fields)))
  })
  /** The fields of each request in order, and the status of its responses, which a test may change. */
  const state = { asked: [] as Record<string, string>[], status: 200 }
  const url = `${await listen(server)}/turnstile/v0/siteverify`
  return Object.assign(state, { url, stop: () => close(server) })
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
