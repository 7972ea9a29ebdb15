import { beforeEach, describe, expect, test } from 'vitest'
import { newAddress, newConsent, startStack } from './stack.ts'

const stack = await startStack()
beforeEach(() => stack.sql('delete from public.cookie_consent_logs; delete from private.request_counts'))

/** Sends a row as components/consent/log.ts does. */
const insert = (row: object, from = newAddress()) =>
  fetch(`${stack.url}/rest/v1/cookie_consent_logs`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      prefer: 'return=minimal',
      'x-forwarded-for': from,
    },
    body: JSON.stringify(row),
  })
const stored = async () =>
  (await stack.service.from('cookie_consent_logs').select().order('id').throwOnError()).data

test.each([
  ['with exactly its fields', {}, {}],
  ['with further categories', { further_cookies: { maps: true, surveys: false } }, {}],
  [
    'without the query of the page and the path of the referrer',
    { page_url: 'https://a.example/contact/?mail=a@b.c#x', referrer: 'https://b.example/results?q=private' },
    { page_url: 'https://a.example/contact/', referrer: 'https://b.example' },
  ],
])('a choice is stored %s', async (_, sent, kept) => {
  const row = { ...newConsent(), ...sent }
  expect((await insert(row)).status).toBe(201)
  const added = { id: expect.any(Number), created_at: expect.any(String) }
  expect(await stored()).toEqual([{ further_cookies: {}, ...row, ...kept, ...added }])
})

// Which choices are refused: bad-requests.ts.
test.each(Object.keys(newConsent()).filter((field) => field !== 'referrer'))(
  'without %s, the answer names that field and nothing private',
  async (field) => {
    const response = await insert({ ...newConsent(), [field]: undefined })
    const text = await response.text()
    expect(response.status).toBe(400)
    expect(text).toContain(`"${field}\\"`)
    expect(text).not.toMatch(/private|request_counts|daily_keys|bucket/)
    expect(await stack.sql('select * from private.request_counts')).toEqual([])
  },
)

describe('hourly limits', () => {
  test('ten choices per session, from any address', async () => {
    const { user_session_id } = newConsent()
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) statuses.push((await insert({ ...newConsent(), user_session_id })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429])
    expect((await insert(newConsent())).status).toBe(201)
  })

  test('thirty choices per address, whatever headers it sends', async () => {
    const from = '203.0.113.9'
    const statuses: number[] = []
    for (let i = 0; i < 31; i++)
      statuses.push((await insert(newConsent(), `198.51.100.${i}, ${from}`)).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    expect((await insert(newConsent(), '203.0.113.10')).status).toBe(201)
  })

  test('also hold for simultaneous requests', async () => {
    const { user_session_id } = newConsent()
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => insert({ ...newConsent(), user_session_id })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(await stored()).toHaveLength(10)
  })

  test('five thousand choices from all addresses together', async () => {
    await insert(newConsent())
    await stack.sql("update private.request_counts set requests = 5000 where bucket = 'consent'")
    expect((await insert(newConsent())).status).toBe(429)
  })

  test('end with the hour', async () => {
    await insert(newConsent())
    await stack.sql(
      "update private.request_counts set requests = 5000, hour = hour - interval '1 hour' where bucket = 'consent'",
    )
    expect((await insert(newConsent())).status).toBe(201)
  })
})

describe('addresses', () => {
  test('are stored only as a keyed hash, whose key changes every day', async () => {
    const from = '203.0.113.77'
    const counts = "select bucket from private.request_counts where bucket like 'consent:address:%'"
    const buckets = async () => (await stack.sql(counts)).map(({ bucket }) => bucket)
    await insert(newConsent(), from)
    const [today] = await buckets()
    expect(today).toMatch(/^consent:address:[0-9a-f]{64}$/)
    // On the same day, counting continues.
    await insert(newConsent(), from)
    expect(await buckets()).toEqual([today])
    // With the next day's key, the hash is different.
    await stack.sql('delete from private.daily_keys')
    await insert(newConsent(), from)
    const later = await buckets()
    expect(later).toHaveLength(2)
    expect(later).toContain(today)
    const everything = await stack.sql('select to_jsonb(t)::text as row from private.request_counts as t')
    expect(JSON.stringify(everything)).not.toContain('203.0.113')
  })

  test('are those that the edge network reports, or else the last proxy', async () => {
    const addressFrom = async (headers: object) => {
      const [row] = await stack.sql(
        'select private.caller_address() as address from set_config($1, $2, true)',
        ['request.headers', JSON.stringify(headers)],
      )
      return row?.['address']
    }
    const proxies = { 'x-forwarded-for': '192.0.2.66, 192.0.2.3' }
    expect(await addressFrom({ ...proxies, 'cf-connecting-ip': '192.0.2.1' })).toBe('192.0.2.1')
    expect(await addressFrom({ ...proxies, 'cf-connecting-ip': '' })).toBe('192.0.2.3')
  })

  test('of one IPv6 household count as one', async () => {
    const hash = async (address: string) =>
      (await stack.sql('select private.address_hash($1) as hash', [address]))[0]?.['hash']
    expect(await hash('2001:db8:1:2::1')).toBe(await hash('2001:db8:1:2:ffff::2'))
    expect(await hash('2001:db8:1:2::1')).not.toBe(await hash('2001:db8:1:3::1'))
    expect(await hash('::ffff:192.0.2.1')).not.toBe(await hash('::ffff:192.0.2.2'))
    expect(await hash('no address')).toBe(await hash(''))
  })
})
