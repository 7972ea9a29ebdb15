import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { close, listen } from '../../scripts/backend/ports.ts'
import { asJson, eventually, newMessage, startStack, type Stack } from './stack.ts'

/**
 * The function with every provider configured. Cloudflare and Resend are stood in for by a server
 * that keeps to their documented interfaces; nothing here leaves the machine.
 */
let stack: Stack
let standIn: Server
let mails: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
let verifierStatus = 200
const secret = '1x0000000000000000000000000000000AA'

beforeAll(async () => {
  standIn = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      if (request.url === '/emails') {
        mails.push({ headers: request.headers, body: JSON.parse(text) as never })
        response.end('{"id":"mail"}')
      } else {
        const form = new URLSearchParams(text)
        const success = form.get('secret') === secret && form.get('response') === 'person'
        response.writeHead(verifierStatus).end(JSON.stringify({ success }))
      }
    })
  })
  const url = await listen(standIn)
  stack = await startStack({
    environment: {
      TURNSTILE_SECRET_KEY: secret,
      TURNSTILE_VERIFY_URL: `${url}/siteverify`,
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
})
beforeEach(() => {
  mails = []
  verifierStatus = 200
})

describe('Turnstile', () => {
  test('lets a person pass', async () => {
    expect((await stack.contact(asJson({ ...newMessage(), proof: 'person' }))).status).toBe(201)
  })

  test('stops a robot', async () => {
    const response = await stack.contact(asJson({ ...newMessage(), proof: 'robot' }))
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'proof-invalid' }])
  })

  test('out of reach is 503, and not an open door', async () => {
    verifierStatus = 500
    const response = await stack.contact(asJson({ ...newMessage(), proof: 'person' }))
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'not-available' }])
  })

  test('takes the place of the proof of work: there is no challenge to fetch', async () => {
    expect((await stack.contact()).status).toBe(405)
  })
})

test('a mail goes to the team, and its answer to the visitor', async () => {
  await stack.sql('delete from public.contact_messages')
  const message = newMessage()
  await stack.contact(asJson({ ...message, proof: 'person' }))
  await eventually(() => mails.some(({ body }) => String(body['text']).includes(message.name)), 'the mail')
  const [row] = await stack.sql('select id from public.contact_messages')
  expect(mails.at(-1)).toMatchObject({
    headers: { authorization: 'Bearer re_test', 'idempotency-key': row?.['id'] },
    body: {
      from: 'site@agency.example',
      to: ['team@agency.example'],
      reply_to: message.email,
      subject: 'Message about seo-aeo',
      text: expect.stringContaining(message.message),
    },
  })
})
