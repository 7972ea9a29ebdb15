import { expect, test } from 'vitest'
import { consentCategories, hasFurtherCategories } from '#model/consent.ts'
import { toRow } from './log.ts'
import { onlyNecessary, preferencesOf } from './machine.ts'

const visit = { sessionId: 'a-b', url: 'https://x.example/about/', referrer: '', userAgent: 'Test' }

const further = (chosen: string) =>
  Object.fromEntries(consentCategories.slice(4).map((category) => [category, category === chosen]))

test.each(consentCategories)('a row with consent to %s alone; a missing referrer is null', (chosen) => {
  const preferences = preferencesOf((category) => category === chosen)
  expect(toRow({ status: 'customized', preferences }, visit)).toEqual({
    user_session_id: 'a-b',
    consent_status: 'customized',
    necessary_cookies: true,
    analytics_cookies: chosen === 'analytics',
    marketing_cookies: chosen === 'marketing',
    functional_cookies: chosen === 'functional',
    ...(hasFurtherCategories ? { further_cookies: further(chosen) } : {}),
    page_url: 'https://x.example/about/',
    referrer: null,
    user_agent: 'Test',
  })
})

test.each([
  ['https://b.example/a', 'https://b.example/a'],
  ['android-app://com.example.mail/', null],
  ['android-app://com.example.mail/https://b.example', null],
])('the referrer %s is logged as %j', (referrer, logged) => {
  const row = toRow({ status: 'rejected', preferences: onlyNecessary }, { ...visit, referrer })
  expect(row.referrer).toBe(logged)
})
