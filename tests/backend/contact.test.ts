import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Challenge } from 'altcha-lib'
import { beforeEach, describe, expect, test } from 'vitest'
import { startServer } from '../start-server.ts'
import { minimumMs } from '../../contract/contact/limits.ts'
import { fieldFaults } from '../../contract/contact/schema.ts'
import {
  asForm,
  asJson,
  eventually,
  keptOf,
  newAddress,
  newMessage,
  newProofs,
  solve,
  startStack,
  type Stack,
} from './stack.ts'

/* The contact function in real Deno, with real Postgres and a local webhook. */

/** The notifications that the webhook received. */
let received: { key: string; token: string | undefined; body: Record<string, unknown> }[] = []
let receive: (request: IncomingMessage, response: ServerResponse) => void
const accept = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(204).end()

const webhook = await startServer(async (request, response) => {
  const body = (await json(request)) as Record<string, unknown>
  const { authorization: token, 'idempotency-key': key } = request.headers
  received.push({ key: String(key), token, body })
  receive(request, response)
})
const stack = await startStack({
  environment: { CONTACT_WEBHOOK_URL: webhook, CONTACT_WEBHOOK_TOKEN: 'secret' },
})

const proofs = await newProofs(stack, 46)
const proof = (): string => proofs.pop() ?? ''

beforeEach(async () => {
  receive = accept
  await stack.sql('delete from public.contact_messages; delete from private.request_counts')
  received = []
})

/** A message with a valid proof, unless another is given. */
const paid = (change: object = {}) => asJson({ ...newMessage(), proof: proof(), ...change })
const send = (change: object = {}) => stack.contact(paid(change))

const messages = async () =>
  (await stack.service.from('contact_messages').select().order('created_at').throwOnError()).data
/** The notifications of this test's messages: on a slow machine, those of earlier tests may still arrive. */
const notified = async () => {
  const ids = new Set((await messages()).map(({ id }) => id))
  return received.filter(({ key }) => ids.has(key))
}
const notifications = () => stack.sql('select * from private.contact_notifications')
const isSettled = async () => (await notifications()).every((row) => row['delivered_at'] !== null)

describe('a message', () => {
  test('by JSON is stored, read back with the service role, and notified', async () => {
    const message = newMessage()
    const response = await send(message)
    expect([response.status, await response.json()]).toEqual([201, { ok: true, duplicate: false }])
    const rows = await messages()
    const added = {
      idempotency_key: expect.any(String),
      id: expect.any(String),
      created_at: expect.any(String),
    }
    expect(rows).toEqual([{ ...keptOf(message), ...added, answered_at: null }])
    await eventually(isSettled, 'the notification')
    const body = expect.objectContaining({ email: message.email, message: message.message })
    expect(await notified()).toEqual([{ key: rows[0]?.id, token: 'Bearer secret', body }])
  })

  test('repeated, even at the same moment, is one message and one notification', async () => {
    const body = paid()
    const answers = await Promise.all(Array.from({ length: 8 }, () => stack.contact(body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    await eventually(isSettled, 'the notification')
    expect([await messages(), await notified()]).toEqual([[expect.anything()], [expect.anything()]])
  })

  test('whose response was lost is stored again only if it was changed since', async () => {
    const first = { ...newMessage(), message: 'The first words of it' }
    const later = { ...first, message: 'The later words of it' }
    const once = { proof: proof() }
    const statuses: number[] = []
    // The form makes a new proof when one is rejected.
    for (const sent of [{ ...first, ...once }, { ...first, ...once }, { ...later, ...once }, later, later])
      statuses.push((await send(sent)).status)
    expect(statuses).toEqual([201, 200, 422, 201, 200])
    expect((await messages()).map(({ message }) => message)).toEqual([first.message, later.message])
  })
})

test('a name is rejected for the same characters by the schema and by the database', async () => {
  const [{ definition } = {}] = await stack.sql(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'name_is_seen'",
  )
  const pattern = /!~ '(\[.*\])'/.exec(String(definition))?.[1] ?? ''
  const [{ points: inDatabase } = {}] = await stack.sql(
    `select array_agg(i order by i) as points from generate_series(1, 1114111) as i
     where i not between 55296 and 57343 and chr(i) ~ '[\\u0001-\\u001f\\u007f-\\u009f]|${pattern}'`,
  )
  const isRefused = (...points: number[]) =>
    fieldFaults({ ...newMessage(), name: `a${String.fromCodePoint(...points)}b` })['name'] !== undefined
  const inSchema: number[] = []
  // Testing a million characters one by one would take half of this file's time; most groups of 32 are accepted.
  for (let first = 1; first <= 0x10ffff; first += 32) {
    const points = Array.from({ length: Math.min(32, 0x110000 - first) }, (_, index) => first + index)
    const scalars = points.filter((point) => point < 0xd800 || point > 0xdfff)
    if (isRefused(...scalars)) inSchema.push(...scalars.filter((point) => isRefused(point)))
  }
  expect(inDatabase).toEqual(inSchema)
  expect(inSchema.length).toBeGreaterThan(100)
})

describe('a proof', () => {
  test('solves a challenge from the function', async () => {
    const solved = await solve((await (await stack.contact()).json()) as Challenge)
    // The function reads the real clock. Waiting longer than this changes nothing.
    await new Promise((resolve) => setTimeout(resolve, minimumMs + 50))
    expect((await send({ proof: solved })).status).toBe(201)
  })

  test('is valid for one message, even when two arrive at once', async () => {
    const once = { proof: proof() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(once)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(await messages()).toHaveLength(1)
  })

  test('is not used up by a rejected message', async () => {
    const once = { proof: proof() }
    expect((await send({ email: 'x', ...once })).status).toBe(422)
    expect((await send(once)).status).toBe(201)
  })
})

describe('hourly limits', () => {
  const statusOf = async (init: Parameters<Stack['contact']>[0]) => (await stack.contact(init)).status
  const plain = (from: string) => ({ method: 'POST', from, body: asForm({ message: crypto.randomUUID() }) })

  test('ten messages per address; the response says how long to wait', async () => {
    const from = newAddress()
    for (let i = 0; i < 10; i++) expect(await statusOf({ ...paid({ proof: 'forged' }), from })).toBe(422)
    const response = await stack.contact({ ...paid(), from })
    expect(response.status).toBe(429)
    const wait = Number(response.headers.get('retry-after'))
    expect([wait > 0, wait <= 3600]).toEqual([true, true])
    expect(await response.json()).toMatchObject({ code: 'rate-limited' })
  })

  test('three messages per address without a proof', async () => {
    const from = newAddress()
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push(await statusOf(plain(from)))
    expect(statuses).toEqual([201, 201, 201, 429])
    // Other addresses are not affected, and the same address may send messages with a proof.
    expect(await statusOf(plain(newAddress()))).toBe(201)
    expect(await statusOf({ ...paid(), from })).toBe(201)
  })

  test('thirty messages without a proof from all addresses together', async () => {
    const answers: number[] = []
    // Eight at once: a busy machine might answer more too late for the function.
    for (let turn = 0; turn < 5; turn++)
      answers.push(...(await Promise.all(Array.from({ length: 8 }, () => statusOf(plain(newAddress()))))))
    expect(answers.filter((status) => status === 201)).toHaveLength(30)
    expect(answers.filter((status) => status === 429)).toHaveLength(10)
  })

  test('a hundred messages with a proof from all addresses together', async () => {
    const counted = (requests: number) =>
      stack.sql('update private.request_counts set requests = $1', [requests])
    expect((await send()).status).toBe(201)
    await counted(99)
    expect(await statusOf({ ...paid(), from: newAddress() })).toBe(201)
    await counted(100)
    const late = { ...paid(), from: newAddress() }
    expect(await statusOf(late)).toBe(429)
    // Its proof is not used up.
    await counted(0)
    expect(await statusOf(late)).toBe(201)
  })
})

describe('no accepted message is lost', () => {
  test('a failed notification is kept with the reason, and retried when it is due', async () => {
    receive = (_, response) => void response.writeHead(500).end()
    expect((await send()).status).toBe(201)
    await eventually(async () => (await notifications())[0]?.['last_error'] !== null, 'the failure')
    expect(await notifications()).toMatchObject([
      { attempts: 1, delivered_at: null, last_error: 'the webhook answered 500' },
    ])
    const [{ message_id: key } = {}] = await notifications()
    const attempts = () => received.filter((each) => each.key === key)
    // Not due yet: only the notification of the next message is sent.
    receive = accept
    const email = 'next@example.com'
    expect((await send({ email })).status).toBe(201)
    const isNextSent = () => received.some(({ body }) => body['email'] === email)
    await eventually(isNextSent, 'the next notification')
    const attempted = 'select attempts from private.contact_notifications where message_id = $1'
    expect(await stack.sql(attempted, [key])).toEqual([{ attempts: 1 }])
    await stack.sql('update private.contact_notifications set next_attempt_at = now()')
    await stack.contact()
    await eventually(isSettled, 'the second attempt')
    expect(attempts()).toHaveLength(2)
  })

  test('the waits double, up to six hours', async () => {
    receive = (_, response) => void response.writeHead(500).end()
    await send()
    const waits: unknown[] = []
    const change = 'update private.contact_notifications set next_attempt_at = now(), attempts = $1'
    const wait = 'round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes'
    for (const attempts of [1, 4, 12, 400]) {
      await stack.sql(change, [attempts])
      await stack.sql('select public.claim_contact_notifications()')
      const [row] = await stack.sql(`select ${wait} from private.contact_notifications`)
      waits.push(row?.['minutes'])
    }
    expect(waits).toEqual([4, 32, 360, 360])
  })

  test('killed between the insert and the notification, the function notifies after its restart', async () => {
    await stack.sql('revoke execute on function public.claim_contact_notifications from service_role')
    const before = stack.lines.length
    const response = await send()
    expect(response.status).toBe(201)
    const isDelayed = () =>
      stack.lines.slice(before).some((line) => line.includes('notifications are delayed'))
    await eventually(isDelayed, 'the failed attempt')
    // Before the restart: the new process notifies once, when it starts.
    await stack.sql('grant execute on function public.claim_contact_notifications to service_role')
    expect(await notifications()).toMatchObject([{ attempts: 0, delivered_at: null }])
    expect(await notified()).toEqual([])
    const killed = stack.contactFunction.child()
    killed.kill('SIGKILL')
    await eventually(() => stack.contactFunction.child() !== killed, 'a new process')
    await eventually(isSettled, 'the notification')
    expect(await notified()).toHaveLength(1)
    expect((await stack.contact()).status).toBe(200)
  })

  test('killed while it notifies, the function notifies again under the same key', async () => {
    receive = () => {}
    expect((await send()).status).toBe(201)
    await eventually(async () => (await notified()).length === 1, 'the first attempt')
    const killed = stack.contactFunction.child()
    killed.kill('SIGKILL')
    await stack.sql('update private.contact_notifications set next_attempt_at = now()')
    receive = accept
    await eventually(isSettled, 'the second attempt')
    // Their key is the message's id.
    expect(await notified()).toHaveLength(2)
  })

  test('two instances claim different notifications, the oldest first, and no late failure undoes a delivery', async () => {
    await stack.sql('revoke execute on function public.claim_contact_notifications from service_role')
    for (let i = 0; i < 5; i++) await send()
    const [oldest] = await stack.sql(
      `update private.contact_notifications set next_attempt_at = now() - interval '1 hour'
       where message_id = (select max(message_id::text)::uuid from private.contact_notifications)
       returning message_id`,
    )
    expect(await stack.sql('select message_id from public.claim_contact_notifications(1)')).toEqual([oldest])
    await stack.sql('select public.settle_contact_notification($1)', [oldest?.['message_id']])
    await stack.sql("select public.settle_contact_notification($1, 'late')", [oldest?.['message_id']])
    const errors = 'select last_error from private.contact_notifications where delivered_at is not null'
    expect(await stack.sql(errors)).toEqual([{ last_error: null }])
    const claim = 'select message_id from public.claim_contact_notifications(2)'
    const claimed = await Promise.all(Array.from({ length: 4 }, () => stack.sql(claim)))
    await stack.sql('grant execute on function public.claim_contact_notifications to service_role')
    const ids = claimed.flat().map((row) => row['message_id'])
    expect([ids.length, new Set(ids).size]).toEqual([4, 4])
  })
})

test('the log of the function contains no personal data', () => {
  const { name, email } = newMessage()
  expect(stack.lines.join('\n')).not.toMatch(new RegExp(`${name}|${email}|2001:db8`))
})
