import { expect, test } from 'vitest'
import { consentCategories, hasFurtherCategories, type ConsentLogRow } from '../../model/consent.ts'
import { toRow } from './log.ts'
import { onlyNecessary } from './machine.ts'

const row: ConsentLogRow = toRow(
  { status: 'rejected', preferences: onlyNecessary },
  { sessionId: 'a-b', url: 'https://x.example/about/', referrer: '', userAgent: 'Test' },
)

const further = Object.fromEntries(consentCategories.slice(4).map((category) => [category, false]))

test('a row has the columns of the log; a missing referrer is null', () => {
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
