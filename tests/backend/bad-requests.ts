import { contactLimits } from '../../contract/contact/limits.ts'
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

/** Mulberry32, a short generator of random numbers from 0 to 1: the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number
const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)]!
const between = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1))

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
const invalid = (name: string, change: object) => contact(name, { proof: 'x', ...change }, 422, 'invalid')

const fields = [
  'name',
  'email',
  'company',
  'phone',
  'topic',
  'budget',
  'message',
  'page',
  'idempotencyKey',
  'proof',
] as const
/** Fields that accept any text, and only store it. */
const freeText = ['name', 'company', 'message'] as const
const formatted = ['email', 'phone', 'topic', 'budget', 'page', 'idempotencyKey'] as const

const markup = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--#exec cmd="id"-->',
]
const sql = [
  "'; drop table public.contact_messages; --",
  "' or 1=1 --",
  '1); delete from private.request_counts; --',
  "\\'; select pg_sleep(10); --",
  '$$; select 1; $$',
]
const controls = ['\0', '\u0001', '\u001b[31m', '\u007f', '\u0085', '\u009f', '\b']
const headers = [
  '\r\nBcc: victim@example.com',
  '\nContent-Type: text/html',
  '\r\n\r\n<h1>body</h1>',
  '\rX: y',
  '%0d%0aBcc: x\r\n',
]

function wrongTypes(random: Random): BadRequest[] {
  const values: unknown[] = [0, 1, -1, 1e308, true, false, null, [], ['a'], {}, { $ne: null }, [[[]]]]
  return fields.flatMap((field) =>
    Array.from({ length: 5 }, () => {
      const value = pick(random, values)
      return invalid(`${field} is ${JSON.stringify(value)}`, { [field]: value })
    }),
  )
}

function oversize(random: Random): BadRequest[] {
  const limits = { ...contactLimits, proof: { max: 4096 } }
  return Object.entries(limits).flatMap(([field, { max }]) =>
    [1, between(random, 2, 500), between(random, 501, 40_000)].map((more) => {
      const filler = field === 'email' ? 'a@b.co' : field === 'page' ? '/' : field === 'phone' ? '1' : ''
      const value = filler.padEnd(max + more, field === 'phone' ? '1' : 'x')
      return invalid(`${field} has ${more} characters too many`, { [field]: value })
    }),
  )
}

function controlCharacters(random: Random): BadRequest[] {
  return [...freeText, ...formatted].flatMap((field) =>
    Array.from({ length: 4 }, () => {
      const text = newMessage()[field]
      const at = between(random, 1, text.length - 1)
      const control = pick(random, controls)
      return invalid(`${field} holds ${JSON.stringify(control)}`, {
        [field]: text.slice(0, at) + control + text.slice(at),
      })
    }),
  )
}

const headerInjection = (random: Random): BadRequest[] =>
  ['name', 'email', 'company', 'phone', 'topic', 'page'].flatMap((field) =>
    headers.map((header) => {
      const message = newMessage()
      const text = String(message[field as keyof typeof message])
      return invalid(`${field} carries ${JSON.stringify(header)}`, {
        // With a letter after it, since white space at the end would be trimmed.
        [field]: `${text}${header}${pick(random, ['x', 'y'])}`,
      })
    }),
  )

/** Markup and SQL: invalid in fields with a fixed format; elsewhere just text, rejected here only for lack of a proof. */
const hostileText = (): BadRequest[] => [
  ...formatted.flatMap((field) =>
    [...markup, ...sql].map((text) =>
      invalid(`${field} is ${text}`, { [field]: field === 'page' ? `?${text}` : text }),
    ),
  ),
  ...freeText.flatMap((field) =>
    [...markup, ...sql].map((text) =>
      contact(`${field} is ${text}, without a proof`, { [field]: `${text} padded` }, 422, 'proof-required'),
    ),
  ),
]

function brokenBodies(random: Random): BadRequest[] {
  const whole = JSON.stringify(newMessage())
  const truncated = Array.from({ length: 12 }, () => whole.slice(0, between(random, 0, whole.length - 1)))
  const other = [
    '',
    'null',
    '[]',
    '"text"',
    '1',
    'true',
    '{}x',
    `[${whole}]`,
    '{"name":"\\ud800"}',
    '['.repeat(5000),
  ]
  const bytes = Array.from({ length: 10 }, () =>
    Uint8Array.from({ length: between(random, 1, 200) }, () => between(random, 128, 255)),
  )
  return [...truncated, ...other, ...bytes].map((body, index) => ({
    name: `contact: broken body ${index}`,
    path: contactPath,
    init: { method: 'POST', headers: jsonHeaders, body },
    status: 400,
    code: 'malformed',
  }))
}

function envelopes(random: Random): BadRequest[] {
  const body = JSON.stringify({ ...newMessage(), proof: 'x' })
  const request = (name: string, init: RequestInit, status: number, code: string): BadRequest => ({
    name: `contact: ${name}`,
    path: contactPath,
    init: { method: 'POST', body, ...init, headers: { ...jsonHeaders, ...(init.headers as object) } },
    status,
    code,
  })
  const origins = [
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'https://127.0.0.1.evil.example',
    'http://evil.example:4173',
    'file://',
    'http://localhost@evil.example',
    'chrome-extension://abcdef',
    'http://[::2]',
    'http://0.0.0.0:4173',
    'http://localhost:4173/',
    'HTTP://LOCALHOST:4173',
    'localhost',
    '*',
  ]
  const types = [
    'text/plain',
    'text/html',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json-patch+json',
    'application/json; charset=utf-16',
    'application/octet-stream',
    'image/png',
    'x',
    'application/graphql',
  ]
  return [
    ...origins.map((origin) =>
      request(`origin ${origin}`, { headers: { origin } }, 403, 'origin-not-allowed'),
    ),
    ...types.map((type) =>
      request(`type ${type}`, { headers: { 'content-type': type } }, 415, 'unsupported-type'),
    ),
    ...['PUT', 'PATCH', 'PROPFIND'].map((method) =>
      request(`method ${method}`, { method }, 405, 'method-not-allowed'),
    ),
    request('method DELETE', { method: 'DELETE', body: null }, 405, 'method-not-allowed'),
    ...Array.from({ length: 6 }, () => {
      const size = between(random, 66_000, 400_000)
      const large = JSON.stringify({ message: 'x'.repeat(size) })
      return request(`${size} bytes`, { body: large }, 413, 'too-large')
    }),
    contact('too fast', { proof: 'x', elapsed: 100 }, 422, 'too-fast'),
    invalid('from the future', { elapsed: -1 }),
    ...['a=1&a=2', 'name=a&name=b&email=c', '%ff%fe=1&%ff%fe=2'].map((form) =>
      request(`form ${form}`, { body: form, headers: formHeaders }, 400, 'malformed'),
    ),
    ...['', 'name=Ada', 'consent=on', '%00=%00', '&&&=', `name=${'x'.repeat(500)}`].map((form) =>
      request(`form ${form.slice(0, 20)}`, { body: form, headers: formHeaders }, 422, 'invalid'),
    ),
  ]
}

/** Forged proofs. @param solved A valid proof that has not been used. */
function forgedProofs(random: Random, solved: string): BadRequest[] {
  const payload = JSON.parse(atob(solved)) as {
    challenge: { parameters: Record<string, unknown>; signature: string }
    solution: { counter: number; derivedKey: string }
  }
  const { challenge, solution } = payload
  const changed = (parameters: object) => ({
    ...challenge,
    parameters: { ...challenge.parameters, ...parameters },
  })
  const hex = (length: number) => Array.from({ length }, () => between(random, 0, 15).toString(16)).join('')
  const forged: unknown[] = [
    { challenge: changed({ cost: 2 }), solution },
    { challenge: changed({ expiresAt: 9_999_999_999 }), solution },
    { challenge: changed({ expiresAt: undefined }), solution },
    { challenge: changed({ data: { issued: 0 } }), solution },
    { challenge: changed({ keyPrefix: '' }), solution },
    { challenge: changed({ keyPrefix: '00' }), solution },
    { challenge: changed({ algorithm: 'SHA-256' }), solution },
    { challenge: changed({ keySignature: undefined }), solution },
    { challenge: { parameters: challenge.parameters }, solution },
    { challenge: { ...challenge, signature: hex(64) }, solution },
    { challenge: { ...challenge, signature: '' }, solution },
    { challenge, solution: { ...solution, derivedKey: hex(64) } },
    { challenge, solution: { ...solution, derivedKey: '' } },
    { challenge, solution: { ...solution, derivedKey: solution.derivedKey.toUpperCase() } },
    { challenge, solution: { ...solution, counter: -1 } },
    { challenge, solution: { ...solution, counter: '1' } },
    { challenge, solution: null },
    { challenge: null, solution },
    { solution },
    [challenge, solution],
    'text',
    null,
    7,
  ]
  const texts = [
    ...forged.map((value) => btoa(JSON.stringify(value))),
    ...Array.from({ length: 12 }, () => {
      const at = between(random, 0, solved.length - 1)
      const other = solved[at] === 'A' ? 'B' : 'A'
      return solved.slice(0, at) + other + solved.slice(at + 1)
    }),
    ...Array.from({ length: 6 }, () => hex(between(random, 1, 400))),
  ]
  return texts.map((proof, index) => contact(`forged proof ${index}`, { proof }, 422, 'proof-invalid'))
}

/** Requests to the data API, with the publishable key that every visitor has. */
function dataApi(random: Random): BadRequest[] {
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
  const booleans = ['analytics_cookies', 'marketing_cookies', 'functional_cookies'] as const
  const texts = ['page_url', 'referrer', 'user_agent', 'consent_status', 'user_session_id'] as const
  return [
    ...columns.flatMap((column) =>
      [...markup, ...sql].map((text) => row(`${column} is ${text}`, { [column]: text })),
    ),
    ...booleans.flatMap((column) =>
      ['yes please', 2, {}, [], null].map((value) =>
        row(`${column} is ${JSON.stringify(value)}`, { [column]: value }),
      ),
    ),
    ...texts.flatMap((column) => {
      const control = pick(random, controls)
      const text = newConsent()[column] ?? 'https://a.example'
      return row(`${column} holds ${JSON.stringify(control)}`, { [column]: `${text}${control}${text}` })
    }),
    ...(['page_url', 'user_agent'] as const).flatMap((column) =>
      [3000, 50_000].map((size) =>
        row(`${column} has ${size} characters`, { [column]: `https://a.example/${'x'.repeat(size)}` }),
      ),
    ),
    row('necessary cookies refused', { necessary_cookies: false }, 401),
    row('a column that is not theirs', { created_at: '2000-01-01' }, 401),
    row('a column that does not exist', { admin: true }),
    request('ten rows, one of them bad', table, { body: JSON.stringify(tenRows) }, 400),
    request('broken JSON', table, { body: '{"a":' }, 400),
    request('an unknown type', table, { body: 'x', headers: { 'content-type': 'image/png' } }, 400),
    request('the row back', table, { body, headers: { prefer: 'return=representation' } }, 401),
    request(
      'an upsert',
      `${table}?on_conflict=id`,
      { body, headers: { prefer: 'resolution=merge-duplicates' } },
      401,
    ),
    request('another schema', table, { body, headers: { 'content-profile': 'private' } }, 406),
    ...['select=*', 'select=*&id=gt.0', `user_agent=eq.${encodeURIComponent(sql[0]!)}`, 'select=count()'].map(
      (query) =>
        request(
          `reads with ${query}`,
          `${table}?${query}`,
          { method: 'GET' },
          query === 'select=count()' ? 400 : 401,
        ),
    ),
    request('changes', `${table}?id=gt.0`, { method: 'PATCH', body: '{"user_agent":"x"}' }, 401),
    request('deletes', `${table}?id=gt.0`, { method: 'DELETE', body: null }, 401),
    request('deletes by a body', `${table}?id=gt.0`, { method: 'DELETE', body: '{"id":1}' }, 400),
    ...['contact_messages', 'contact_messages?select=email', 'contact_messages?id=not.is.null'].map((path) =>
      request(`reads ${path}`, `/rest/v1/${path}`, { method: 'GET' }, 401),
    ),
    request('adds a message', '/rest/v1/contact_messages', { body: JSON.stringify({ name: 'x' }) }, 401),
    ...['pg_authid', 'daily_keys', '../private/daily_keys', 'schema_migrations', 'x%27%3B--'].map((name) =>
      request(`reads ${name}`, `/rest/v1/${name}`, { method: 'GET' }, 404),
    ),
    ...['pg_sleep', 'pg_read_file', 'count_request', 'version'].map((name) =>
      request(`calls ${name}`, `/rest/v1/rpc/${name}`, { body: '{}' }, 404),
    ),
    ...['delete_expired_records', 'claim_contact_notifications'].map((name) =>
      request(`calls ${name}`, `/rest/v1/rpc/${name}`, { body: '{}' }, 401),
    ),
  ]
}

/** All bad requests, the same for the same seed. @param solvedProof A valid proof, to make forged ones from. */
export function badRequests(seed: number, solvedProof: string): BadRequest[] {
  const random = randomNumbers(seed)
  return [
    ...wrongTypes(random),
    ...oversize(random),
    ...controlCharacters(random),
    ...headerInjection(random),
    ...hostileText(),
    ...brokenBodies(random),
    ...envelopes(random),
    ...forgedProofs(random, solvedProof),
    ...dataApi(random),
  ]
}
