import { expect, test } from 'vitest'
import { formatMessages, messagesAsCsv, messagesMeant, type ReceivedMessage } from './messages.ts'

const message = (changes: Partial<ReceivedMessage>): ReceivedMessage => ({
  id: '0a1b2c3d-0000-4000-8000-000000000000',
  created_at: new Date('2026-11-25T12:00:00Z'),
  name: 'Ada',
  email: 'ada@example.com',
  company: null,
  phone: null,
  topic: 'repairs',
  budget: null,
  page: '/contact/',
  message: 'Hello there.',
  answered_at: null,
  delivered_at: null,
  attempts: 2,
  last_error: 'refused',
  ...changes,
})

test('the list shows the short id of a message, and whether it has been answered', () => {
  expect(formatMessages([])).toBe('No messages yet.')
  expect(formatMessages([message({})])).toBe(
    '0a1b2c3d  2026-11-25T12:00:00.000Z  Ada <ada@example.com>\n' +
      'repairs, written on /contact/; not notified yet (2 attempts, refused); not answered\n  Hello there.',
  )
  expect(formatMessages([message({ answered_at: new Date('2026-11-26T08:00:00Z') })])).toContain(
    'answered on 2026-11-26',
  )
})

test('an id selects one message, an address all messages of a person', () => {
  const [one, two, other] = [
    message({}),
    message({ id: '0a1b9999-0000-4000-8000-000000000000', email: 'Ada@Example.com' }),
    message({ id: 'ffff0000-0000-4000-8000-000000000000', email: 'bob@example.com' }),
  ]
  const all = [one, two, other]
  expect(messagesMeant(all, '0a1b2')).toEqual([one])
  expect(messagesMeant(all, ' ADA@example.com')).toEqual([one, two])
  expect(() => messagesMeant(all, '0a1b')).toThrow(
    '2 messages have ids that begin with 0a1b; expected more of the id.',
  )
  // Neither an empty text nor a short or unknown id matches anything.
  for (const meant of ['', 'fff', 'ffff1', '@', 'eve@example.com'])
    expect(() => messagesMeant(all, meant)).toThrow(/^No message is from .* or has an id that begins with it/)
})

test('a spreadsheet treats no field as a formula, and splits none', () => {
  const [head, ...rows] = messagesAsCsv([
    message({ name: '=HYPERLINK("https://evil.example")', phone: '+1 412', message: '-1\r\n@x, "y"' }),
    message({ name: '@SUM(A1)', message: '\tTab' }),
  ])
    .replace('\uFEFF', '')
    .split(/\r\n(?=[0i]|$)/)
  expect(head).toBe('id,created_at,answered_at,name,email,company,phone,topic,budget,page,message')
  expect(rows).toEqual([
    `0a1b2c3d-0000-4000-8000-000000000000,2026-11-25T12:00:00.000Z,,"'=HYPERLINK(""https://evil.example"")",ada@example.com,,'+1 412,repairs,,/contact/,"'-1\r\n@x, ""y"""`,
    `0a1b2c3d-0000-4000-8000-000000000000,2026-11-25T12:00:00.000Z,,'@SUM(A1),ada@example.com,,,repairs,,/contact/,'\tTab`,
    '',
  ])
})
