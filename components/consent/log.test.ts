import { afterEach, expect, test, vi } from 'vitest'
import type { ConsentLogRow } from '../../content/consent.ts'
import { insertRow } from './insert-row.ts'
import { logChoice, sendToBackend, toRow } from './log.ts'
import { onlyNecessary } from './machine.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const row: ConsentLogRow = toRow(
  { status: 'rejected', preferences: onlyNecessary },
  { sessionId: 'a-b', url: 'https://x.example/about/', referrer: '', userAgent: 'Test' },
)

test('a row has the columns of the log; no referrer is null', () => {
  expect(row).toEqual({
    user_session_id: 'a-b',
    consent_status: 'rejected',
    necessary_cookies: true,
    analytics_cookies: false,
    marketing_cookies: false,
    functional_cookies: false,
    page_url: 'https://x.example/about/',
    referrer: null,
    user_agent: 'Test',
  })
})

test('a logged choice says nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const sent: ConsentLogRow[] = []
  await logChoice(row, async (each) => void sent.push(each))
  expect(sent).toEqual([row])
  expect(warn).not.toHaveBeenCalled()
})

test('a failure is told to the console and goes no further; no backend is a failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await logChoice(row, sendToBackend)
  expect(warn.mock.calls).toEqual([['Failed to log cookie consent', expect.any(Error)]])
})

test('the backend gets one row with the publishable key, and a refusal is an error', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 201 }))
  vi.stubGlobal('fetch', fetched)
  const table = { url: 'https://db.example', key: 'sb_publishable_1', table: 'cookie_consent_logs' }
  await insertRow(table, row)
  expect(fetched).toHaveBeenCalledTimes(1)
  const [url, init] = fetched.mock.calls[0]!
  expect(url).toBe('https://db.example/rest/v1/cookie_consent_logs')
  expect(init).toMatchObject({
    method: 'POST',
    headers: { apikey: 'sb_publishable_1' },
    body: JSON.stringify(row),
  })
  fetched.mockResolvedValueOnce(new Response(null, { status: 401 }))
  await expect(insertRow(table, row)).rejects.toThrow('401')
})
