import { words as budgets } from '../.site/words/contact-budgets.ts'
import { words } from '../.site/words/legal-tables.ts'
import { backendSessionKey } from './backend-session.ts'
import { contactDraftKey } from './contact-draft.ts'
import { consentDays, storageKeys, tagCookies, type ConsentCategory, type ConsentLogRow } from './consent.ts'
import { booking, isEmbedded } from '../.site/booking.ts'
import { notice } from '../.site/notice.ts'
import { fill } from './fill.ts'
import { noticeStorageKey } from './notice.ts'
import { themeStorageKey } from './theme.ts'
import { measured } from './written.ts'

const { items, kinds, records, until } = words

/**
 * How long records are kept. The first two are repeated in supabase/migrations/…_retention.sql, and a backend
 * test compares them.
 */
export const retention = {
  consentLog: measured(13, 'month'),
  message: measured(24, 'month'),
  requestCount: measured(2, 'day'),
  /** The time limit for answering people who ask about their own data. */
  rightsAnswer: measured(30, 'day'),
} as const

export interface StoredItem {
  name: string
  kind: keyof typeof kinds
  category: ConsentCategory
  purpose: string
  duration: string
}

/** The purpose and duration of each tag's cookie; the type allows neither to be left out. */
const tagCookieFacts: Readonly<
  Record<(typeof tagCookies)[number]['name'], Pick<StoredItem, 'purpose' | 'duration'>>
> = {
  _ga: { purpose: items.gaVisitor, duration: measured(2, 'year') },
  '_ga_*': { purpose: items.gaVisit, duration: measured(2, 'year') },
  _gcl_au: { purpose: items.adLink, duration: measured(90, 'day') },
}

/** An item that the site itself needs. */
const own = (
  name: string,
  purpose: string,
  duration: string,
  kind: StoredItem['kind'] = 'local',
): StoredItem => ({ name, kind, category: 'necessary', purpose, duration })

const consentDuration = measured(consentDays, 'day')

/**
 * Everything that the site keeps in a browser. The cookie table and the privacy page show this list; the consent code
 * stores and deletes by the same names, so they cannot disagree.
 */
export const storedItems: readonly StoredItem[] = [
  own(storageKeys.status, items.status, consentDuration),
  own(storageKeys.preferences, items.preferences, consentDuration),
  own(storageKeys.session, items.session, until.cleared),
  own(themeStorageKey, items.theme, until.cleared),
  ...(notice ? [own(noticeStorageKey, items.notice, until.cleared)] : []),
  own(contactDraftKey, items.draft, until.sent, 'session'),
  own(backendSessionKey, items.signIn, until.signedOut),
  ...tagCookies.map(({ name, category }): StoredItem => ({
    name,
    kind: 'cookie',
    category,
    ...tagCookieFacts[name],
  })),
]

/** Which words describe each column of the consent log. */
const consentWords = {
  user_session_id: 'session',
  consent_status: 'choice',
  necessary_cookies: 'choice',
  analytics_cookies: 'choice',
  marketing_cookies: 'choice',
  functional_cookies: 'choice',
  further_cookies: 'choice',
  page_url: 'page',
  referrer: 'page',
  user_agent: 'browser',
} as const satisfies Record<keyof ConsentLogRow, keyof typeof records.consent.fields>

/** With the time, which the database adds. */
const consentFields = [...new Set([...Object.values(consentWords), 'time' as const])].map(
  (word) => records.consent.fields[word],
)

/** Without ranges to choose from, the form has no field for a budget. */
const messageFields = Object.entries(records.message.fields).flatMap(([name, text]) =>
  name === 'budget' && budgets.length === 0 ? [] : text,
)

/** What the site sends to its backend and to others. */
export const sentRecords = [
  { ...records.consent, fields: consentFields, kept: retention.consentLog },
  { ...records.message, fields: messageFields, kept: retention.message },
  {
    ...records.count,
    fields: Object.values(records.count.fields),
    kept: fill(until.atMost, { time: retention.requestCount }),
  },
  { ...records.speed, fields: Object.values(records.speed.fields), kept: until.service },
  ...(isEmbedded
    ? [
        {
          what: records.booking.what,
          fields: Object.values(records.booking.fields),
          purpose: fill(records.booking.purpose, { host: booking.host }),
          kept: fill(records.booking.kept, { host: booking.host }),
        },
      ]
    : []),
  {
    ...records.contact,
    fields: Object.values(records.contact.fields),
    kept: fill(until.lastTalk, { time: retention.message }),
  },
]
