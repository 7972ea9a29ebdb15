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

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }
const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' }
const contactPath = '/functions/v1/contact'

/** A message with a change, and no proof unless the change adds one. */
const contact = (name: string, change: object, status: number, code: string): BadRequest => ({
  name: `contact: ${name}`,
  path: contactPath,
  init: { method: 'POST', headers: jsonHeaders, body: JSON.stringify({ ...newMessage(), ...change }) },
  status,
  code,
})

/** Markup and SQL: just text, rejected here only for lack of a proof. */
const hostileMessages = (): BadRequest[] =>
  (['name', 'company', 'message'] as const).flatMap((field) =>
    hostileTexts.map((text) =>
      contact(`${field} is ${text}, without a proof`, { [field]: `${text} padded` }, 422, 'proof-required'),
    ),
  )

/** One request for each reason to refuse a message; supabase/functions/_shared tests each reason in detail. */
function refusedMessages(): BadRequest[] {
  const body = JSON.stringify({ ...newMessage(), proof: 'x' })
  const request = (name: string, init: RequestInit, status: number, code: string): BadRequest => ({
    name: `contact: ${name}`,
    path: contactPath,
    init: { method: 'POST', body, ...init, headers: { ...jsonHeaders, ...(init.headers as object) } },
    status,
    code,
  })
  const malformed = ['', '[]', '{}x', body.slice(0, 40), '['.repeat(5000), Uint8Array.of(0xc3, 0x28)]
  const large = JSON.stringify({ message: 'x'.repeat(400_000) })
  return [
    ...['https://evil.example', 'null', 'http://localhost.evil.example', '*'].map((origin) =>
      request(`origin ${origin}`, { headers: { origin } }, 403, 'origin-not-allowed'),
    ),
    ...['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'x'].map(
      (type) => request(`type ${type}`, { headers: { 'content-type': type } }, 415, 'unsupported-type'),
    ),
    ...['PUT', 'PATCH', 'PROPFIND'].map((method) =>
      request(`method ${method}`, { method }, 405, 'method-not-allowed'),
    ),
    request('method DELETE', { method: 'DELETE', body: null }, 405, 'method-not-allowed'),
    request('400,000 bytes', { body: large }, 413, 'too-large'),
    ...malformed.map((broken, index) => request(`broken body ${index}`, { body: broken }, 400, 'malformed')),
    ...['a=1&a=2', 'name=a&name=b&email=c', '%ff%fe=1&%ff%fe=2'].map((form) =>
      request(`form ${form}`, { body: form, headers: formHeaders }, 400, 'malformed'),
    ),
    ...['', 'name=Ada', 'consent=on', '%00=%00', '&&&=', `name=${'x'.repeat(500)}`].map((form) =>
      request(`form ${form.slice(0, 20)}`, { body: form, headers: formHeaders }, 422, 'invalid'),
    ),
    contact('a header in the address', { proof: 'x', email: 'a@b.co\r\nBcc: c@d.co' }, 422, 'invalid'),
    contact('an object in place of a text', { proof: 'x', name: { $ne: null } }, 422, 'invalid'),
    contact('from the future', { proof: 'x', elapsed: -1 }, 422, 'invalid'),
    contact('too fast', { proof: 'x', elapsed: 100 }, 422, 'too-fast'),
    ...['x', '{}', btoa('{}'), btoa('null')].map((proof) =>
      contact(`forged proof ${proof}`, { proof }, 422, 'proof-invalid'),
    ),
  ]
}

/**
 * Requests to the data API, with the publishable key that every visitor has. Others: access.test.ts for operations,
 * consent-log.test.ts for values.
 */
function dataApi(): BadRequest[] {
  const table = '/rest/v1/cookie_consent_logs'
  const request = (name: string, path: string, init: RequestInit, status: number): BadRequest => ({
    name: `data API: ${name}`,
    path,
    init: {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', prefer: 'return=minimal', ...(init.headers as object) },
    },
    status,
  })
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

export const badRequests = (): BadRequest[] => [...hostileMessages(), ...refusedMessages(), ...dataApi()]
