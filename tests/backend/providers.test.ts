import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../model/fill.ts'
import { words as notificationTexts } from '../../.site/words/contact-notification.ts'
import { close, listen } from '../../packages/local-backend/ports.ts'
import { turnstile } from '../../supabase/functions/_shared/contact/protection.ts'
import { startSiteverify, testSecrets, testToken, type Siteverify } from './siteverify.ts'
import { asJson, eventually, newMessage, startStack, type Stack } from './stack.ts'

/**
 * The function with every provider configured. A server that follows their documented interfaces stands in
 * for Cloudflare and Resend; nothing here leaves the machine.
 */
let stack: Stack
let standIn: Server
let verifier: Siteverify
let mails: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []

beforeAll(async () => {
  standIn = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      mails.push({ headers: request.headers, body: JSON.parse(text) as never })
      response.setHeader('content-type', 'application/json').end('{"id":"mail"}')
    })
  })
  const url = await listen(standIn)
  verifier = await startSiteverify()
  stack = await startStack({
    environment: {
      TURNSTILE_SECRET_KEY: testSecrets.passes,
      TURNSTILE_VERIFY_URL: verifier.url,
      RESEND_API_KEY: 're_test',
      RESEND_URL: `${url}/emails`,
      CONTACT_MAIL_FROM: 'site@agency.example',
      CONTACT_MAIL_TO: 'team@agency.example',
    },
  })
})
afterAll(async () => {
  await stack.stop()
  await close(standIn)
  await verifier.stop()
})
beforeEach(() => {
  mails = []
  verifier.status = 200
})

describe('Turnstile', () => {
  test('lets a person pass, and receives the secret, the token and the address', async () => {
    const from = '203.0.113.30'
    expect((await stack.contact({ ...asJson({ ...newMessage(), proof: testToken }), from })).status).toBe(201)
    expect(verifier.asked.at(-1)).toEqual({
      secret: testSecrets.passes,
      response: testToken,
      remoteip: from,
    })
  })

  test.each([
    ['that always pass', testSecrets.passes, 'valid'],
    ['that always fail', testSecrets.fails, 'invalid'],
    ['whose token is spent', testSecrets.spent, 'invalid'],
    ['of another site', 'another', 'invalid'],
  ])('answers for the test keys %s', async (_which, secretKey, result) => {
    const { verify } = turnstile({ secretKey, verifyUrl: verifier.url })
    expect(await verify(testToken, '203.0.113.30')).toEqual({ result })
  })

  test('stops a bot', async () => {
    const response = await stack.contact(asJson({ ...newMessage(), proof: 'robot' }))
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'proof-invalid' }])
  })

  test('out of reach answers 503 and lets nobody through', async () => {
    verifier.status = 500
    const response = await stack.contact(asJson({ ...newMessage(), proof: testToken }))
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'not-available' }])
  })

  test('replaces the proof of work: there is no challenge to fetch', async () => {
    expect((await stack.contact()).status).toBe(405)
  })
})

test('an email goes to the team, and replies go to the visitor', async () => {
  await stack.sql('delete from public.contact_messages')
  const message = newMessage()
  await stack.contact(asJson({ ...message, proof: testToken }))
  await eventually(() => mails.some(({ body }) => String(body['text']).includes(message.name)), 'the email')
  const [row] = await stack.sql('select id from public.contact_messages')
  expect(mails.at(-1)).toMatchObject({
    headers: { authorization: 'Bearer re_test', 'idempotency-key': row?.['id'] },
    body: {
      from: 'site@agency.example',
      to: ['team@agency.example'],
      reply_to: message.email,
      subject: fill(notificationTexts.subject, { topic: 'seo-aeo' }),
      text: expect.stringContaining(message.message),
    },
  })
})
