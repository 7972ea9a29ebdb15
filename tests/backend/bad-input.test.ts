import { expect, test } from 'vitest'
import { startServer } from '../start-server.ts'
import { badRequests, type BadRequest } from './bad-requests.ts'
import { asJson, newAddress, newMessage, newProofs, siteOrigin, startStack } from './stack.ts'

let webhookCalls = 0
const webhook = await startServer((_, response) => {
  webhookCalls += 1
  response.writeHead(204).end()
})
const stack = await startStack({ environment: { CONTACT_WEBHOOK_URL: webhook } })
const proofs = await newProofs(stack, 2)
const requests = badRequests()

const send = ({ path, init }: BadRequest) =>
  fetch(`${stack.url}${path}`, {
    ...init,
    headers: {
      origin: siteOrigin,
      apikey: stack.publishableKey,
      'x-forwarded-for': newAddress(),
      ...(init.headers as Record<string, string>),
    },
  })

/** The numbers of everything that a request could leave behind. */
const traces = async () => {
  const [row] = await stack.sql(
    `select (select count(*)::int from public.contact_messages) as messages,
       (select count(*)::int from public.cookie_consent_logs) as logs,
       (select count(*)::int from private.contact_notifications) as notifications,
       (select count(*)::int from private.used_proofs) as proofs`,
  )
  return { ...row, webhookCalls }
}
const nothing = { messages: 0, logs: 0, notifications: 0, proofs: 0, webhookCalls: 0 }

test('a flood of bad requests gets their statuses and codes, and leaves nothing behind', async () => {
  const before = stack.contactFunction.child()
  const wrong: string[] = []
  const sendOne = async (request: BadRequest) => {
    const response = await send(request)
    const text = await response.text()
    const code = request.code ? (JSON.parse(text) as { code?: string }).code : undefined
    if (response.status !== request.status || code !== request.code) {
      wrong.push(
        `${request.name.slice(0, 90)}: ${response.status} ${code ?? text.slice(0, 120)}, expected ${request.status} ${request.code ?? ''}`,
      )
    }
    // No stack trace, no file path, no name of a table of secrets.
    if (/\bat .+\.ts:\d|node_modules|supabase\/functions|daily_keys?"/.test(text))
      wrong.push(`${request.name} reveals too much: ${text}`)
  }
  // All at once, the last would wait so long on a busy machine that the gateway gives them up.
  for (let sent = 0; sent < requests.length; sent += 50)
    await Promise.all(requests.slice(sent, sent + 50).map(sendOne))
  console.log(`${requests.length} bad requests`)
  expect(wrong).toEqual([])
  expect(await traces()).toEqual(nothing)
  // The function has not even restarted.
  expect(stack.contactFunction.child()).toBe(before)
  expect(before.exitCode).toBeNull()
})

test('a filled-in honeypot gets a success response, and leaves nothing behind', async () => {
  for (const website of ['https://spam.example', 1, true, [''], { a: 1 }]) {
    const response = await stack.contact(asJson({ ...newMessage(), website, proof: proofs[0] }))
    expect([response.status, await response.json()]).toEqual([201, { ok: true, duplicate: false }])
  }
  expect(await traces()).toEqual(nothing)
})

test('after all that, markup and SQL with a proof are stored as plain text', async () => {
  const message = {
    ...newMessage(),
    name: "Robert'); drop table contact_messages;--",
    message: '<script>alert(1)</script>\n$1 %s ${x} {{y}} \\',
  }
  const response = await stack.contact(asJson({ ...message, proof: proofs[1] }))
  expect(response.status).toBe(201)
  const { data } = await stack.service.from('contact_messages').select('name, message').throwOnError()
  expect(data).toEqual([{ name: message.name, message: message.message }])
})
