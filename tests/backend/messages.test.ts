import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { handleMessages, type MessageOptions } from '../../packages/local-backend/handle-messages.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { keptOf, newMessage, startStack } from './stack.ts'

const stack = await startStack()
const folder = temporaryFolder('messages')
beforeAll(async () => {
  vi.stubEnv('MESSAGES_DATABASE_URL', stack.databaseUrl)
  for (const email of ['ada@example.com', 'bob@example.com', 'ada@example.com']) {
    const message = JSON.stringify(keptOf({ ...newMessage(), email }))
    await stack.sql('select public.accept_contact_message($1, true)', [message])
  }
  return vi.unstubAllEnvs
})

const asked: string[] = []
/** Runs the tool. @param answer The answer to any question it asks. */
const run = (options: MessageOptions, answer = false) =>
  handleMessages(process.cwd(), options, (question) => {
    asked.push(question)
    return Promise.resolve(answer)
  })
const left = async () => (await run({})).match(/<\w+@example\.com>/g)

test('a message is marked as answered, once', async () => {
  const [row] = await stack.sql("select id from public.contact_messages where email = 'bob@example.com'")
  const id = String(row?.['id'])
  expect(await run({ answered: id.slice(0, 8) })).toBe('1 message from Ada Lovelace marked as answered.')
  const answeredAt = () =>
    stack.sql('select id, answered_at from public.contact_messages where answered_at is not null')
  const before = await answeredAt()
  expect(before.map((each) => each['id'])).toEqual([id])
  await run({ answered: id })
  expect(await answeredAt()).toEqual(before)
  expect((await run({})).match(/; answered on \d{4}-\d\d-\d\d$/gm)).toHaveLength(1)
})

test('messages are exported to a file that only its owner can read', async () => {
  const file = path.join(folder, 'messages.csv')
  expect(await run({ csv: file })).toContain(`3 messages written to ${file}.`)
  expect(readFileSync(file, 'utf8').match(/@example\.com/g)).toHaveLength(3)
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('messages of an address are deleted after confirmation, with their notifications', async () => {
  expect(await run({ delete: 'ada@example.com' })).toBe('Nothing was deleted.')
  expect(asked.at(-1)).toMatch(/Delete 2 messages for good\?/)
  expect(await left()).toHaveLength(3)
  expect(await run({ delete: 'ada@example.com' }, true)).toMatch(/^2 messages deleted\./)
  expect(await left()).toEqual(['<bob@example.com>'])
  expect(await stack.sql('select message_id from private.contact_notifications')).toHaveLength(1)
  expect(await run({ delete: 'bob@example.com', yes: true })).toMatch(/^1 message deleted\./)
  expect(await run({})).toBe('No messages yet.')
})
