import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../model/fill.ts'
import { words as notificationTexts } from '../../.site/words/contact-notification.ts'
import { startServer } from '../start-server.ts'
import { turnstile } from '../../supabase/functions/_shared/contact/protection.ts'
import { startSiteverify, testSecrets, testToken } from './siteverify.ts'
import { asJson, eventually, newMessage, startStack } from './stack.ts'

/*
 * The contact function with every provider configured. Local servers that follow the documented interfaces stand in
 * for Cloudflare and Resend.
 */

let mails: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
const resend = await startServer(async (request, response) => {
  mails.push({ headers: request.headers, body: (await json(request)) as Record<string, unknown> })
  response.setHeader('content-type', 'application/json').end('{"id":"mail"}')
})
const verifier = await startSiteverify()
afterAll(verifier.stop)
const stack = await startStack({
  environment: {
    TURNSTILE_SECRET_KEY: testSecrets.passes,
    TURNSTILE_VERIFY_URL: verifier.url,
    RESEND_API_KEY: 're_test',
    RESEND_URL: `${resend}/emails`,
    CONTACT_MAIL_FROM: 'site@agency.example',
    CONTACT_MAIL_TO: 'team@agency.example',
  },
})
beforeEach(() => {
  mails = []
  verifier.status = 200
})

describe('Turnstile', () => {
  test('accepts a message once it has verified the token, with the secret and the address', async () => {
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
    const { verify } = turnstile(secretKey, verifier.url)
    expect(await verify(testToken, '203.0.113.30')).toEqual({ result })
  })

  test('out of reach, rejects every message with 503', async () => {
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
  const message = { ...newMessage(), email: "o'hara@xn--mller-kva.example" }
  await stack.contact(asJson({ ...message, email: "o'hara@Müller.example", proof: testToken }))
  await eventually(() => mails.some(({ body }) => String(body['text']).includes(message.name)), 'the email')
  const [row] = await stack.sql('select id from public.contact_messages')
  expect(mails.at(-1)).toMatchObject({
    headers: { authorization: 'Bearer re_test', 'idempotency-key': row?.['id'] },
    body: {
      from: 'site@agency.example',
      to: ['team@agency.example'],
      reply_to: message.email,
      subject: fill(notificationTexts.subject, { topic: 'seo-aeo' }),
    },
  })
  const text = String(mails.at(-1)?.body['text'])
  for (const field of ['name', 'email', 'company', 'phone', 'topic', 'page'] as const)
    expect(text).toContain(`${notificationTexts.labels[field]}: ${message[field]}\n`)
  expect(text.endsWith(`\n\n${message.message}`)).toBe(true)
})
