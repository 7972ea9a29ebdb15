import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { fill } from '../../model/fill.ts'
import { words as notificationTexts } from '../../.site/words/contact-notification.ts'
import { startServer } from '../start-server.ts'
import { startSiteverify, testSecret, testToken } from './siteverify.ts'
import { asJson, eventually, newMessage, startStack } from './stack.ts'

/*
 * The contact function with every provider configured. Local servers that follow the documented interfaces stand in
 * for Cloudflare and Resend.
 */

const mails: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
const resend = await startServer(async (request, response) => {
  mails.push({ headers: request.headers, body: (await json(request)) as Record<string, unknown> })
  response.setHeader('content-type', 'application/json').end('{"id":"mail"}')
})
const verifier = await startSiteverify()
afterAll(verifier.stop)
const stack = await startStack({
  environment: {
    TURNSTILE_SECRET_KEY: testSecret,
    TURNSTILE_VERIFY_URL: verifier.url,
    RESEND_API_KEY: 're_test',
    RESEND_URL: `${resend}/emails`,
    CONTACT_MAIL_FROM: 'site@agency.example',
    CONTACT_MAIL_TO: 'team@agency.example',
  },
})

test('Turnstile accepts a message once it has verified the token, with the secret and the address', async () => {
  const from = '203.0.113.30'
  expect((await stack.contact({ ...asJson({ ...newMessage(), proof: testToken }), from })).status).toBe(201)
  expect(verifier.asked).toEqual([{ secret: testSecret, response: testToken, remoteip: from }])
})

// Its text, and what becomes of messages that can't be verified: supabase/functions/_shared/contact.
test('an email goes to the team, and replies go to the visitor', async () => {
  await stack.sql('delete from public.contact_messages')
  const message = { ...newMessage(), email: "o'hara@xn--mller-kva.example" }
  await stack.contact(asJson({ ...message, email: "o'hara@Müller.example", proof: testToken }))
  const mailed = () => mails.find(({ body }) => body['reply_to'] === message.email)
  await eventually(() => mailed() !== undefined, 'the email')
  const [row] = await stack.sql('select id from public.contact_messages')
  expect(mailed()).toMatchObject({
    headers: { authorization: 'Bearer re_test', 'idempotency-key': row?.['id'] },
    body: {
      from: 'site@agency.example',
      to: ['team@agency.example'],
      subject: fill(notificationTexts.subject, { topic: 'seo-aeo' }),
    },
  })
})
