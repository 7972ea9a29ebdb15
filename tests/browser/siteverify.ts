import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { close, listen } from '../../packages/local-backend/ports.ts'

/**
 * Cloudflare's test keys that always pass.
 * @see https://developers.cloudflare.com/turnstile/troubleshooting/testing/
 */
export const testSecret = '1x0000000000000000000000000000000AA'
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
    verifier.asked.push(fields)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(verifier.refuses-- > 0 ? refusal('timeout-or-duplicate') : check(fields)))
  })
  const verifier = {
    url: `${await listen(server)}/turnstile/v0/siteverify`,
    /** The fields of each request, in order. */
    asked: [] as Record<string, string>[],
    /** How many of the next tokens it rejects. */
    refuses: 0,
    stop: () => close(server),
  }
  return verifier
}

const refusal = (code: string) => ({ success: false, 'error-codes': [code] })

function check({ secret, response }: Record<string, string>): object {
  if (secret !== testSecret) return refusal('invalid-input-secret')
  if (response !== testToken) return refusal('invalid-input-response')
  return {
    success: true,
    challenge_ts: new Date().toISOString(),
    hostname: 'localhost',
    'error-codes': [],
    action: '',
    cdata: '',
  }
}
