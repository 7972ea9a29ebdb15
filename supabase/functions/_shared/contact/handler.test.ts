import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, test, vi } from 'vitest'
import { words as budgets } from '../../../../.site/words/contact-budgets.ts'
import { words as refusalTexts } from '../../../../.site/words/contact-refusals.ts'
import { refusals, type ContactAnswer } from '../../../../contract/contact/answers.ts'
import type { ContactDatabase, DueNotification, MessageRow } from './database.ts'
import { createContactHandler, type ContactDependencies } from './handler.ts'
import {
  challengeMinutes,
  contactLimits,
  maximumBytes,
  minimumMs,
} from '../../../../contract/contact/limits.ts'
import { originRule } from './origins.ts'
import { proofOfWork, type BotProtection } from './protection.ts'

const origin = 'https://www.site.example'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const address = 'https://project.example/functions/v1/contact'
const written = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'seo-aeo',
  message: 'We would like to be found.',
}
const valid = {
  ...written,
  consent: true,
  idempotencyKey: '0b5a0bd4-8e0c-4a7a-9ad1-1f2a7f8f0a01',
  page: '/services/seo-aeo/',
  elapsed: minimumMs,
  proof: 'valid',
}

/** An in-memory database with the guarantees of the real one, except where a test replaces a method. */
function memoryDatabase(replaced: Partial<ContactDatabase> = {}) {
  const rows: MessageRow[] = []
  const proofs = new Set<string>()
  const due: DueNotification[] = []
  const settled: [messageId: string, error: string | undefined][] = []
  const counted: [string, boolean][] = []
  const proven: boolean[] = []
  const database: ContactDatabase = {
    countRequest: async (...request) => {
      counted.push(request)
      return 0
    },
    accept: async (row, isProven, proof) => {
      proven.push(isProven)
      if (rows.some(({ idempotency_key }) => idempotency_key === row.idempotency_key)) return 'duplicate'
      if (proof && proofs.has(proof.id)) return 'proof-used'
      if (proof) proofs.add(proof.id)
      rows.push(row)
      const { idempotency_key: message_id, consent: _, ...rest } = row
      due.push({ ...rest, message_id, attempts: 1, created_at: '2026-01-01T00:00:00Z' })
      return 'stored'
    },
    claim: async () => due.splice(0, 5),
    settle: async (messageId, error) => void settled.push([messageId, error]),
    ...replaced,
  }
  return { database, rows, due, settled, counted, proven }
}

/** Accepts only the word `valid` as a proof, and can't be reached for `unreachable`. */
const wordProtection: BotProtection = {
  challenge: async () => ({ parameters: {}, signature: 'x' }) as unknown as Challenge,
  verify: async (proof) => ({ result: proof === 'valid' || proof === 'unreachable' ? proof : 'invalid' }),
}

function set(overrides: Partial<ContactDependencies> = {}, memory = memoryDatabase()) {
  const notified: string[] = []
  const lines: string[] = []
  const work: Promise<unknown>[] = []
  const handler = createContactHandler({
    database: memory.database,
    protection: wordProtection,
    notify: async ({ message_id }) => void notified.push(message_id),
    isAllowedOrigin: originRule([origin]),
    ownOrigin: 'https://project.example',
    siteUrl: origin,
    secret: 'secret',
    now: Date.now,
    inBackground: (each) => void work.push(each),
    log: (line) => void lines.push(line),
    ...overrides,
  })
  return { ...memory, handler, notified, lines, settledWork: () => Promise.all(work) }
}

const post = (body: object | string, headers: Record<string, string> = {}) =>
  new Request(address, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof URLSearchParams ? body : JSON.stringify(body),
  })

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const formFields = { ...written, consent: 'on' }

const postForm = (fields: Readonly<Record<string, string>> = {}) =>
  post(new URLSearchParams({ ...formFields, ...fields }), formHeaders)

const jsonOf = async (response: Response) => (await response.json()) as ContactAnswer

describe('a message', () => {
  test('is stored once, notified, and answered with 201', async () => {
    const { handler, rows, notified, settled, settledWork } = set()
    const response = await handler(post(valid))
    expect(response.status).toBe(201)
    expect(await jsonOf(response)).toEqual({ ok: true, duplicate: false })
    await settledWork()
    const id = rows[0]?.idempotency_key
    expect(id).toMatch(uuid)
    const empty = { company: null, phone: null, budget: null }
    expect(rows).toEqual([{ ...written, ...empty, idempotency_key: id, page: valid.page, consent: true }])
    expect(notified).toEqual([id])
    expect(settled).toEqual([[id, undefined]])
  })

  test.each([
    ['name', 'Augusta King'],
    ['email', 'augusta@example.com'],
    ['company', 'Analytical Engines'],
    ['phone', '+1 412 555 0142'],
    ['topic', 'other'],
    ['budget', 'unsure'],
    ['message', 'We would like to be found, by Friday.'],
  ])('sent again with the same key and another %s is stored too, once', async (field, value) => {
    const { handler, rows } = set()
    await handler(post(valid))
    const changed = { ...valid, [field]: value }
    expect((await handler(post(changed))).status).toBe(201)
    expect((await handler(post(changed))).status).toBe(200)
    // The attempt may have been repeated on another page of the site.
    expect((await handler(post({ ...changed, page: '/contact/' }))).status).toBe(200)
    expect(rows).toMatchObject([valid.message, changed.message].map((message) => ({ message })))
  })

  test('without a key, the same words on the same day are a duplicate', async () => {
    let now = Date.parse('2026-11-28T23:59:59Z')
    const { handler, rows } = set({ now: () => now })
    const { idempotencyKey: _, ...withoutKey } = valid
    expect((await handler(post(withoutKey))).status).toBe(201)
    const again = await handler(post(withoutKey))
    expect([again.status, await jsonOf(again)]).toEqual([200, { ok: true, duplicate: true }])
    expect((await handler(post({ ...withoutKey, message: 'Something else entirely' }))).status).toBe(201)
    now += 1000
    expect((await handler(post(withoutKey))).status).toBe(201)
    expect(rows).toHaveLength(3)
  })

  test('whose budget is not one of the site’s is refused, and the field named', async () => {
    const { handler, rows } = set()
    const answer = await handler(post({ ...valid, budget: 'a-million' }))
    const refusal = { ok: false, code: 'invalid', fields: { budget: 'format' } }
    expect([answer.status, await jsonOf(answer)]).toMatchObject([422, refusal])
    expect((await handler(post({ ...valid, budget: budgets[0]?.value }))).status).toBe(201)
    expect(rows).toHaveLength(1)
  })

  test('left over from an earlier run is notified as soon as the function starts', async () => {
    const memory = memoryDatabase()
    const left = ['a', 'b', 'c', 'd', 'e', 'f']
    memory.due.push(...left.map((message_id) => ({ message_id, attempts: 2 }) as DueNotification))
    const { notified, settled, settledWork } = set({}, memory)
    await settledWork()
    expect(notified).toEqual(left)
    expect(settled).toEqual(left.map((id) => [id, undefined]))
  })

  test.each([
    ['a challenge is fetched', wordProtection, { parameters: {}, signature: 'x' }],
    ['there is no challenge to fetch', { verify: wordProtection.verify }, { code: 'method-not-allowed' }],
  ])('left over is also notified when %s', async (_when, protection, answer) => {
    const { handler, due, notified, settledWork } = set({ protection })
    await settledWork()
    due.push({ message_id: 'later', attempts: 2 } as DueNotification)
    expect(await (await handler(new Request(address))).json()).toMatchObject(answer)
    await settledWork()
    expect(notified).toEqual(['later'])
  })

  test.each([
    ['ada@exämple.com', 'ada@xn--exmple-cua.com'],
    ['ada@xn--a.example', 'ada@xn--a.example'],
  ])('from %s keeps the address as mail systems write it', async (email, stored) => {
    const { handler, rows } = set()
    await handler(post({ ...valid, email }))
    expect(rows).toMatchObject([{ email: stored }])
  })
})

describe('a refusal', () => {
  const cases: [keyof typeof refusals, Request][] = [
    ['origin-not-allowed', post(valid, { origin: 'https://evil.example' })],
    ['origin-not-allowed', post(valid, { origin: 'null' })],
    ['origin-not-allowed', post(valid, { origin: `${origin}.evil.example` })],
    ['origin-not-allowed', new Request(address, { method: 'POST', body: '{}' })],
    ['method-not-allowed', new Request(address, { method: 'DELETE', headers: { origin } })],
    ['method-not-allowed', new Request(address, { method: 'PUT', headers: { origin }, body: '{}' })],
    ['unsupported-type', post(valid, { 'content-type': 'text/plain' })],
    ['too-large', post({ ...valid, message: 'x'.repeat(maximumBytes) })],
    ['malformed', post('{"name":')],
    ['malformed', post('name=a&name=b', formHeaders)],
    ['invalid', post({ ...valid, email: 'nobody' })],
    ['invalid', post({ ...valid, message: 7 })],
    ['too-fast', post({ ...valid, elapsed: minimumMs - 1 })],
    ['proof-required', post({ ...valid, proof: undefined })],
    ['proof-invalid', post({ ...valid, proof: 'forged' })],
    ['not-available', post({ ...valid, proof: 'unreachable' })],
  ]
  test.each(cases)('%s', async (code, request) => {
    const { handler, rows } = set()
    const response = await handler(request)
    expect(response.status).toBe(refusals[code])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const asker = request.headers.get('origin')
    const told = ['access-control-allow-origin', 'vary', 'allow', 'retry-after'] as const
    expect(told.map((name) => response.headers.get(name))).toEqual([
      asker === origin ? origin : null,
      'origin',
      code === 'method-not-allowed' ? 'GET, POST, OPTIONS' : null,
      null,
    ])
    expect(await response.text()).toContain(refusalTexts[code])
    expect(rows).toEqual([])
  })

  test('of a method does not name GET as allowed if there is no challenge', async () => {
    const { handler } = set({ protection: { verify: wordProtection.verify } })
    const { headers } = await handler(new Request(address, { method: 'PUT' }))
    expect(headers.get('allow')).toBe('POST, OPTIONS')
  })

  test('for too many requests says how long to wait, and comes before the expensive check', async () => {
    const verify = vi.fn<BotProtection['verify']>()
    const { handler } = set({ protection: { verify } }, memoryDatabase({ countRequest: async () => 120 }))
    const response = await handler(post(valid))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '120'])
    expect(verify).not.toHaveBeenCalled()
  })

  test('when the limit for everyone is reached says when the hour ends', async () => {
    const now = () => Date.UTC(2026, 0, 1, 12, 59, 50)
    const { handler } = set({ now }, memoryDatabase({ accept: async () => 'full' }))
    const response = await handler(post(valid))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '10'])
  })

  test('when the database does not answer reveals nothing about it', async () => {
    const accept = () => Promise.reject(new Error('connection to 10.0.0.7 refused'))
    const { handler, lines } = set({}, memoryDatabase({ accept }))
    const response = await handler(post(valid))
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('10.0.0.7')
    expect(lines.join()).toContain('10.0.0.7')
  })
})

test('requests are counted by the caller’s address, and apart without a proof, as are messages', async () => {
  const { handler, counted, proven } = set()
  await handler(post(valid, { 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }))
  await handler(postForm())
  expect(counted).toEqual([
    ['203.0.113.7', true],
    ['', false],
  ])
  expect(proven).toEqual([true, false])
})

describe('without JavaScript', () => {
  test('a message gets a page, and a link back to where it was written', async () => {
    const { handler, rows } = set()
    const response = await handler(postForm({ message: 'Two\r\nlines of text', page: '/services/saas/' }))
    expect(response.status).toBe(201)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain(`href="${origin}/services/saas/"`)
    expect(rows[0]?.message).toBe('Two\nlines of text')
  })

  test('a line break counts as one character, also if something else is wrong', async () => {
    const message = `Two\r\n${'x'.repeat(contactLimits.message.max - 4)}`
    const page = await (await set().handler(postForm({ message, name: '' }))).text()
    expect(page).toContain('id="name-fault"')
    expect(page).not.toContain('id="message-fault"')
  })

  test('the link leads back to the site at the address that the visitor uses, never to the function', async () => {
    const preview = 'https://preview.example'
    const { handler } = set({ isAllowedOrigin: () => true })
    const linkFrom = async (from: string) => {
      const form = new URLSearchParams({ ...formFields, page: '/services/saas/' })
      const response = await handler(post(form, { ...formHeaders, origin: from }))
      return /href="(https[^"]*)"/.exec(await response.text())?.[1]
    }
    expect(await linkFrom(preview)).toBe(`${preview}/services/saas/`)
    expect(await linkFrom('https://project.example')).toBe(`${origin}/services/saas/`)
  })

  test('nothing that the visitor typed is lost, and none of it becomes markup', async () => {
    const hostile = '</textarea><script>alert(1)</script> "quoted" & more'
    const typed = { page: '/services/saas/', email: 'x"onfocus="y', message: hostile }
    const response = await set().handler(postForm(typed))
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).not.toContain('<script>')
    expect(html).toContain(
      '&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot; &amp; more',
    )
    expect(html.match(/<(?:a id|form|input|textarea).*?>/g)?.join('\n')).toMatchInlineSnapshot(`
      "<a id="email-fault" href="#email">
      <form method="post">
      <input id="name" name="name" value="Ada Lovelace" autocomplete="name" required>
      <input id="email" name="email" value="x&quot;onfocus=&quot;y" type="email" autocomplete="email" required aria-invalid="true" aria-describedby="email-fault">
      <input id="company" name="company" value="" autocomplete="organization">
      <input id="phone" name="phone" value="" type="tel" autocomplete="tel">
      <input id="topic" name="topic" value="seo-aeo" required>
      <input id="budget" name="budget" value="" >
      <textarea id="message" name="message" required>
      <input type="checkbox" id="consent" name="consent" required checked>
      <input name="website" tabindex="-1" autocomplete="off">
      <input type="hidden" name="page" value="/services/saas/">"
    `)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    [
      'only a message was typed, without consent',
      'message=Hello',
      /<form(?!.* checked).*>\nHello<\/textarea>/s,
    ],
    ['nothing could be read', 'name=a&name=b', /^(?!.*<(?:form|ul))/s],
  ])('the form is repeated as it was: %s', async (_what, body, expected) => {
    const response = await set().handler(post(body, formHeaders))
    expect(await response.text()).toMatch(expected)
  })

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
    'https://evil.example/',
    'javascript:alert(1)',
  ])('does not link back to %s', async (page) => {
    const response = await set().handler(postForm({ page }))
    expect(await response.text()).not.toMatch(/href="(?!https:\/\/www\.site\.example\/|#)/)
  })
})

describe('other origins', () => {
  test('a preflight from an allowed origin passes, and any other fails', async () => {
    const ask = (from: string) =>
      set().handler(new Request(address, { method: 'OPTIONS', headers: { origin: from } }))
    const allowed = await ask(origin)
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(/^content-type, accept, apikey, auth/)
    expect(allowed.headers.get('access-control-expose-headers')).toBe('retry-after')
    expect(allowed.headers.get('vary')).toBe('origin')
    const refused = await ask('https://evil.example')
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  test.each([
    ['http://localhost:4173', true],
    ['http://127.0.0.1:9', true],
    ['http://[::1]:4173', true],
    ['http://[::1]:80', false],
    ['http://localhost.evil.example', false],
    ['http://localhost:4173/path', false],
    ['http://localhost:4173/', false],
    ['HTTP://LOCALHOST:4173', false],
    ['http://0.0.0.0:4173', false],
    ['http://user@localhost', false],
    ['http://localhost@evil.example', false],
    ['localhost', false],
    ['null', false],
  ])('loopback: %s', (from, expected) => {
    expect(originRule(['loopback'])(from)).toBe(expected)
    expect(originRule([origin])(from)).toBe(false)
  })
})

describe('proof of work', () => {
  const encode = (value: unknown) => btoa(JSON.stringify(value))
  const solve = async (challenge: Challenge) => {
    const solution = await solveChallenge({ challenge, deriveKey })
    return encode({ challenge, solution })
  }
  /** Issues challenges dated a minute ago, as if a person had filled in the form since. */
  const earlier = proofOfWork('secret', () => Date.now() - 60_000)
  const protection = proofOfWork('secret')

  test('a solved challenge is valid, and spent by its signature', async () => {
    const challenge = await earlier.challenge!()
    const proof = await solve(challenge)
    const { solution } = JSON.parse(atob(proof)) as { solution: { counter: number } }
    // Rounds of PBKDF2: less would be no work for a bot.
    expect(challenge.parameters.cost * solution.counter).toBeGreaterThanOrEqual(500_000)
    expect(await protection.verify(proof, '')).toMatchObject({
      result: 'valid',
      spent: { id: challenge.signature, expiresAt: new Date(challenge.parameters.expiresAt! * 1000) },
    })
    expect(challenge.parameters.expiresAt! - Date.now() / 1000).toBeGreaterThan((challengeMinutes - 2) * 60)
  })

  test('a proof is valid for one message only', async () => {
    const proof = await solve(await earlier.challenge!())
    const { handler, rows } = set({ protection })
    expect((await handler(post({ ...valid, proof }))).status).toBe(201)
    const other = '0b5a0bd4-8e0c-4a7a-9ad1-1f2a7f8f0a02'
    const replayed = await handler(post({ ...valid, proof, idempotencyKey: other }))
    expect([replayed.status, await jsonOf(replayed)]).toMatchObject([422, { code: 'proof-invalid' }])
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['sooner than anyone can type is too fast', -1, { code: 'too-fast' }],
    ['later is accepted', 0, { ok: true }],
  ])('a challenge that is solved %s', async (_when, offset, answer) => {
    const issued = Date.now()
    const proof = await solve(await proofOfWork('secret', () => issued).challenge!())
    const { handler } = set({ protection, now: () => issued + minimumMs + offset })
    expect(await jsonOf(await handler(post({ ...valid, proof })))).toMatchObject(answer)
  })

  test('forged proofs are not valid', async () => {
    const challenge = await earlier.challenge!()
    const solution = (await solveChallenge({ challenge, deriveKey }))!
    const other = await proofOfWork('other secret', () => Date.now() - 60_000).challenge!()
    const expired = await proofOfWork('secret', () => Date.now() - 3_600_000).challenge!()
    const changes = [
      { cost: 1 },
      { expiresAt: 9_999_999_999 },
      { expiresAt: undefined },
      { data: { issued: 0 } },
      { keyPrefix: '' },
      { keyPrefix: '00' },
      { algorithm: 'SHA-256' },
      { keySignature: undefined },
    ]
    const forged: unknown[] = [
      {},
      { challenge },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: null },
      { challenge, solution: { ...solution, derivedKey: '' } },
      { challenge, solution: { ...solution, counter: -1 } },
      ...changes.map((change) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
        solution,
      })),
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
      { challenge: { parameters: challenge.parameters }, solution },
      { challenge: other, solution: await solveChallenge({ challenge: other, deriveKey }) },
      { challenge: expired, solution: await solveChallenge({ challenge: expired, deriveKey }) },
      { challenge: { parameters: null, signature: 1 }, solution: 'x' },
      { challenge: null, solution },
      [challenge, solution],
    ]
    for (const payload of forged) {
      expect(await protection.verify(encode(payload), ''), JSON.stringify(payload)).toEqual({
        result: 'invalid',
      })
    }
    for (const text of ['', 'x', '%%%', btoa('null'), btoa('[]'), btoa('"a"')]) {
      expect(await protection.verify(text, ''), text).toEqual({ result: 'invalid' })
    }
  })
})
