import { afterEach, expect, test, vi } from 'vitest'
import { consentCategories, hasFurtherCategories, type ConsentLogRow } from '../../model/consent.ts'
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

const further = Object.fromEntries(consentCategories.slice(4).map((category) => [category, false]))

test('a row has the columns of the log; no referrer is null', () => {
  expect(row).toEqual({
    user_session_id: 'a-b',
    consent_status: 'rejected',
    necessary_cookies: true,
    analytics_cookies: false,
    marketing_cookies: false,
    functional_cookies: false,
    ...(hasFurtherCategories ? { further_cookies: further } : {}),
    page_url: 'https://x.example/about/',
    referrer: null,
    user_agent: 'Test',
  })
})

test('a logged choice prints nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const sent: ConsentLogRow[] = []
  await logChoice(row, async (each) => void sent.push(each))
  expect(sent).toEqual([row])
  expect(warn).not.toHaveBeenCalled()
})

test('a failure is reported to the console and goes no further; no backend is a failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await logChoice(row, sendToBackend)
  expect(warn.mock.calls).toEqual([['Failed to log cookie consent', expect.any(Error)]])
})
