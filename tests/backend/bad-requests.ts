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

const accepted = { consent_status: 'accepted', marketing_cookies: true, functional_cookies: true }
const rejected = { consent_status: 'rejected', analytics_cookies: false }

/** Cookie choices that the database refuses: what is wrong with them, and the fields that differ from a valid one. */
const refusedChoices: Readonly<Record<string, object>> = {
  'everything accepted, but not': { consent_status: 'accepted' },
  'everything rejected, but not': { consent_status: 'rejected' },
  'everything accepted, but not a further category': { ...accepted, further_cookies: { maps: false } },
  'everything rejected, but not a further category': { ...rejected, further_cookies: { maps: true } },
  'further categories that are a list': { further_cookies: [true] },
  'a further category that is not a Boolean': { further_cookies: { maps: 'yes' } },
  'a further category inside another': { further_cookies: { maps: { inner: true } } },
  'too many further categories': { further_cookies: { ['x'.repeat(1024)]: true } },
  'a page that is not a web address': { page_url: 'javascript:alert(1)' },
  'a page that is too long': { page_url: `https://a.example/${'x'.repeat(2048)}` },
  'a referrer that is not a web address': { referrer: 'ftp://a.example/' },
  'a browser that is too long': { user_agent: 'x'.repeat(1025) },
  'null in place of a value': { analytics_cookies: null },
  'a field that does not exist': { is_admin: true },
}

/** Requests to the data API, with the publishable key that every visitor has. Others: access.test.ts for operations. */
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
    ...Object.entries(refusedChoices).map(([name, change]) => row(name, change)),
    // By its policy rather than by a constraint.
    row('necessary cookies refused', { necessary_cookies: false }, 401),
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
