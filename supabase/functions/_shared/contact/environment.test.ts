import { expect, test, vi } from 'vitest'
import { words } from '../../../../.site/words/contact-notification.ts'
import { fill } from '../../../../model/fill.ts'
import { site } from '../../../../model/site.ts'
import type { DueNotification, MessageRow } from './database.ts'
import { dependenciesFrom } from './environment.ts'
import { deliverDue } from './notify.ts'

const keys = (named: Readonly<Record<string, string>>) => ({ SUPABASE_SECRET_KEYS: JSON.stringify(named) })
const single = { SUPABASE_SECRET_KEY: 'single', SUPABASE_SERVICE_ROLE_KEY: 'role' }

const secretIn = (environment: Readonly<Record<string, string | undefined>>): string =>
  dependenciesFrom({ SUPABASE_URL: 'https://a.supabase.co/', ...environment }, { inBackground: () => {} })
    .secret

test.each([
  ['the default of several', keys({ other: 'one', default: 'two', third: 'three' }), 'two'],
  ['the first of several, if none is the default', keys({ other: 'one', third: 'three' }), 'one'],
  ['one of several rather than a single one', { ...keys({ default: 'two' }), ...single }, 'two'],
  ['a single one', single, 'single'],
  ['a single one, if the list is empty text', { SUPABASE_SECRET_KEYS: '', ...single }, 'single'],
  ['that of the service role, if there is no other', { SUPABASE_SERVICE_ROLE_KEY: 'role' }, 'role'],
])('the secret key is %s', (_which, environment, expected) => expect(secretIn(environment)).toBe(expected))

test.each([{}, keys({}), { SUPABASE_URL: '', ...single }, { SUPABASE_URL: undefined, ...single }])(
  'without an address and a secret key, the function does not start: %j',
  (environment) =>
    expect(() => secretIn(environment)).toThrow('SUPABASE_URL and SUPABASE_SECRET_KEYS are not set'),
)

type Environment = Parameters<typeof dependenciesFrom>[0]

/** The function's connections, with what they send and log; other servers give the same response to each request. */
function connected(environment: Environment, respond = () => new Response(null, { status: 204 })) {
  const sent: { url: string; headers: object; body: string }[] = []
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const request = new Request(url, options)
    sent.push({ url, headers: Object.fromEntries(request.headers), body: await request.text() })
    return respond()
  })
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  const settings = { SUPABASE_URL: 'https://a.example/', SUPABASE_SECRET_KEY: 'key', ...environment }
  return { ...dependenciesFrom(settings, { inBackground: () => {} }), sent, lines }
}

const ada = { name: 'Ada', email: 'ada@b.example', company: 'Firm', phone: '412 555 0142', budget: null }
const topic = { topic: 'saas', message: 'Two\nlines', page: '/contact/', created_at: '2026-01-01' }
const message: DueNotification = { message_id: 'm1', attempts: 1, ...ada, ...topic }

test('pages of the site may post, and those of the origins that the setting lists', () => {
  const isAllowed = (list: string | undefined, origin: string) =>
    connected({ CONTACT_ALLOWED_ORIGINS: list }).isAllowedOrigin(origin)
  expect(isAllowed(undefined, new URL(site.url).origin)).toBe(true)
  expect(isAllowed(undefined, '')).toBe(false)
  expect(isAllowed('https://a.example, https://b.example', 'https://b.example')).toBe(true)
})

test('the database is asked with the key, and its responses returned', async () => {
  const { database, sent } = connected({}, () => Response.json(3))
  const [row, expiresAt] = [{ topic: 'saas' } as MessageRow, new Date(0)]
  expect(await database.countRequest('192.0.2.1', true)).toBe(3)
  expect(await database.claim()).toBe(3)
  expect(await database.accept(row, true, { id: 'p', expiresAt })).toBe(3)
  await database.accept(row, false)
  await database.settle('m1', 'fault')
  await database.settle('m1')
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { address: '192.0.2.1', has_proof: true },
    {},
    { message: row, is_proven: true, proof: 'p', proof_expires_at: '1970-01-01T00:00:00.000Z' },
    { message: row, is_proven: false, proof: null, proof_expires_at: null },
    { message_id: 'm1', error: 'fault' },
    { message_id: 'm1', error: null },
  ])
  const url = 'https://a.example/rest/v1/rpc/count_contact_request'
  expect(sent[0]).toMatchObject({ url, headers: { apikey: 'key' } })
})

test.each([
  ['{"code":"23514","message":"of row","details":"Ada"}', '400: 23514 of row'],
  ['{"code":"57014"}', '400: 57014'],
  ['{"message":"of row"}', '400: of row'],
  ['<html>', '400: no JSON'],
])('of the database’s error %s, its code and message are kept', async (body, expected) => {
  const { database } = connected({}, () => new Response(body, { status: 400 }))
  const line = `claim_contact_notifications answered ${expected}`
  await expect(database.claim()).rejects.toThrow(new Error(line))
})

const mail = { RESEND_API_KEY: 'mail-key', CONTACT_MAIL_FROM: 'web@firm.example' }
const hook = { CONTACT_WEBHOOK_URL: 'https://hook.example/' }

test.each<[string, Environment, string, key?: string]>([
  ['an email', { ...mail, ...hook }, 'https://api.resend.com/emails', 'mail-key'],
  ['an email elsewhere', { ...mail, RESEND_URL: 'http://m.example/' }, 'http://m.example/', 'mail-key'],
  ['a webhook', { ...hook, RESEND_API_KEY: 'k' }, 'https://hook.example/'],
  ['a webhook', { ...hook, CONTACT_MAIL_FROM: 'a@b.example' }, 'https://hook.example/'],
  ['a webhook with a token', { ...hook, CONTACT_WEBHOOK_TOKEN: 't' }, 'https://hook.example/', 't'],
])('a message is announced by %s', async (_how, environment, url, key) => {
  const { notify, sent } = connected(environment)
  await notify(message)
  const authorization = key && { authorization: `Bearer ${key}` }
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'm1', ...authorization }
  expect(sent).toEqual([{ url, headers, body: expect.any(String) }])
})

test('an email has the fields that were filled in, a webhook all, and a log only the topic', async () => {
  const announced = async (environment: Environment) => {
    const { notify, sent, lines } = connected(environment)
    await notify(message)
    return sent[0] ? (JSON.parse(sent[0].body) as unknown) : lines
  }
  const filled = ['name', 'email', 'company', 'phone', 'topic', 'page', 'created_at'] as const
  const lines = filled.map((name) => `${words.labels[name]}: ${message[name]}\n`).join('')
  const text = `${lines}\n${message.message}`
  const subject = fill(words.subject, { topic: 'saas' })
  const announcement = { from: 'web@firm.example', to: [site.email], reply_to: ada.email, subject, text }
  expect(await announced(mail)).toEqual(announcement)
  expect(await announced({ ...mail, CONTACT_MAIL_TO: 'a@b.example' })).toMatchObject({ to: ['a@b.example'] })
  expect(await announced(hook)).toEqual(message)
  expect(await announced({})).toEqual(['New message about saas, m1'])
})

test.each([
  [mail, 'the email provider answered 500'],
  [hook, 'the webhook answered 500'],
])('a notification that fails is logged and stored as such: %j', async (environment, fault) => {
  const { notify, lines, log } = connected(environment, () => new Response('x', { status: 500 }))
  const due = [[message], []]
  const settle = vi.fn<() => Promise<void>>(async () => {})
  await deliverDue({ claim: async () => due.shift() ?? [], settle }, notify, log)
  expect(settle.mock.calls).toEqual([['m1', fault]])
  expect(lines).toEqual([`notification m1 failed (attempt 1): ${fault}`])
})

test('notifications wait for the next request after ten rounds, or if the database fails', async () => {
  const { notify, lines, log } = connected({})
  const settle = async () => {}
  await deliverDue({ claim: async () => [message], settle }, notify, log)
  expect(lines).toHaveLength(10)
  await deliverDue({ claim: () => Promise.reject(new Error('closed')), settle }, notify, log)
  expect(lines.at(-1)).toBe('notifications are delayed: closed')
})

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

test.each([
  ['{"success":true}', 200, 'valid', verifyUrl],
  ['{"success":false}', 200, 'invalid', verifyUrl],
  ['{}', 200, 'invalid', verifyUrl],
  ['{"success":true}', 500, 'unreachable', verifyUrl],
  ['no JSON', 200, 'unreachable', 'http://127.0.0.1:9/'],
])('Turnstile’s response %s with %i makes a token %s', async (body, status, result, url) => {
  const own = url === verifyUrl ? {} : { TURNSTILE_VERIFY_URL: url }
  const settings = { TURNSTILE_SECRET_KEY: 'turn', ...own }
  const { protection, sent } = connected(settings, () => new Response(body, { status }))
  expect(await protection.verify('token', '::1')).toEqual({ result })
  expect(sent).toMatchObject([{ url, body: 'secret=turn&response=token&remoteip=%3A%3A1' }])
})

test.each([
  [{}, true],
  [{ TURNSTILE_SECRET_KEY: 'turn' }, false],
])('with %j, proof of work is asked for: %s', (environment, expected) =>
  expect('challenge' in connected(environment).protection).toBe(expected),
)
