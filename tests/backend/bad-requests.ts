import { controlCharacters, hostileTexts } from '../hostile-texts.ts'
import { newConsent, newMessage } from './stack.ts'

/** A request that must have no effect, and the expected response. */
export interface BadRequest {
  name: string
  path: string
  init: RequestInit
  status: number
  /** The contact function's error code; the data API has none. */
  code?: string
}

/** A request with headers that may be replaced. */
const post =
  (where: string, headers: Readonly<Record<string, string>>) =>
  (name: string, path: string, init: RequestInit, status: number, code?: string): BadRequest => ({
    name: `${where}: ${name}`,
    path,
    init: {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...headers, ...(init.headers as object) },
    },
    status,
    ...(code !== undefined && { code }),
  })

/** Messages, one for each step that refuses them in the real runtime; supabase/functions/_shared tests each reason. */
function refusedMessages(): BadRequest[] {
  const toForm = post('contact', { accept: 'application/json' })
  const request = (name: string, init: RequestInit, status: number, code: string) =>
    toForm(name, '/functions/v1/contact', init, status, code)
  const body = JSON.stringify({ ...newMessage(), proof: 'forged' })
  const large = JSON.stringify({ message: 'x'.repeat(400_000) })
  const malformed = ['', '[]', '{}x', body.slice(0, 40), '['.repeat(5000), Uint8Array.of(0xc3, 0x28)]
  const evil = { origin: 'https://evil.example' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  return [
    request('another origin', { body, headers: evil }, 403, 'origin-not-allowed'),
    request('method PROPFIND', { body, method: 'PROPFIND' }, 405, 'method-not-allowed'),
    request('plain text', { body, headers: { 'content-type': 'text/plain' } }, 415, 'unsupported-type'),
    request('400,000 bytes', { body: large }, 413, 'too-large'),
    ...malformed.map((broken, index) => request(`broken body ${index}`, { body: broken }, 400, 'malformed')),
    request('a form of zeros', { body: '%00=%00', headers: form }, 422, 'invalid'),
    request('no proof', { body: JSON.stringify(newMessage()) }, 422, 'proof-required'),
    request('a forged proof', { body }, 422, 'proof-invalid'),
  ]
}

/**
 * Requests to the data API, with the publishable key that every visitor has. Others: access.test.ts for operations,
 * consent-log.test.ts for values.
 */
function dataApi(): BadRequest[] {
  const table = '/rest/v1/cookie_consent_logs'
  const request = post('data API', { prefer: 'return=minimal' })
  const row = (name: string, change: object, status = 400) =>
    request(name, table, { body: JSON.stringify({ ...newConsent(), ...change }) }, status)
  const body = JSON.stringify(newConsent())
  const tenRows = [...Array.from({ length: 9 }, newConsent), { ...newConsent(), consent_status: 'x' }]
  const columns = ['consent_status', 'page_url', 'referrer', 'user_session_id'] as const
  const texts = ['page_url', 'referrer', 'user_agent', 'consent_status', 'user_session_id'] as const
  return [
    ...columns.flatMap((column) =>
      hostileTexts.map((text) => row(`${column} is ${text}`, { [column]: text })),
    ),
    ...['yes please', 2, {}, []].map((value) =>
      row(`analytics_cookies is ${JSON.stringify(value)}`, { analytics_cookies: value }),
    ),
    ...texts.flatMap((column) =>
      controlCharacters.map((control) => {
        const text = newConsent()[column] ?? 'https://a.example'
        return row(`${column} holds ${JSON.stringify(control)}`, { [column]: `${text}${control}${text}` })
      }),
    ),
    request('ten rows, one of them bad', table, { body: JSON.stringify(tenRows) }, 400),
    request('broken JSON', table, { body: '{"a":' }, 400),
    request('an unknown type', table, { body: 'x', headers: { 'content-type': 'image/png' } }, 400),
    request('another schema', table, { body, headers: { 'content-profile': 'private' } }, 406),
    request('a function in the query', `${table}?select=count()`, { method: 'GET' }, 400),
    request('deletes by a body', `${table}?id=gt.0`, { method: 'DELETE', body: '{"id":1}' }, 400),
    ...['pg_authid', 'daily_keys', '../private/daily_keys', 'schema_migrations', 'x%27%3B--'].map((name) =>
      request(`reads ${name}`, `/rest/v1/${name}`, { method: 'GET' }, 404),
    ),
    ...['pg_sleep', 'pg_read_file', 'count_request', 'version'].map((name) =>
      request(`calls ${name}`, `/rest/v1/rpc/${name}`, { body: '{}' }, 404),
    ),
  ]
}

export const badRequests = (): BadRequest[] => [...refusedMessages(), ...dataApi()]
