import { backendSessionKey } from './backend-session.ts'
import { contactDraftKey } from './contact-draft.ts'
import {
  consentDays,
  hasFurtherCategories,
  storageKeys,
  tagCookies,
  type ConsentCategory,
  type ConsentLogRow,
} from './consent.ts'
import { booking, isEmbedded } from '../.site/booking.ts'
import { notice } from '../.site/notice.ts'
import { noticeStorageKey } from './notice.ts'
import { site } from './site.ts'

/**
 * How long records are kept. The first two are repeated in supabase/migrations/…_retention.sql, and a backend
 * test compares them.
 */
export const retention = {
  consentLog: '13 months',
  message: '24 months',
  requestCount: '2 days',
  /** The time limit for answering people who ask about their own data. */
  rightsAnswer: '30 days',
} as const

export interface StoredItem {
  name: string
  kind: 'Local storage' | 'Session storage' | 'Cookie'
  category: ConsentCategory
  purpose: string
  duration: string
}

/** What the table says of each cookie; one without words does not compile. */
const tagCookieTexts: Readonly<
  Record<(typeof tagCookies)[number]['name'], Pick<StoredItem, 'purpose' | 'duration'>>
> = {
  _ga: {
    purpose: 'Tells visits apart. Set only if analytics is on and you agreed',
    duration: '2 years',
  },
  '_ga_*': {
    purpose: 'Keeps track of one visit. Set only if analytics is on and you agreed',
    duration: '2 years',
  },
  _gcl_au: {
    purpose: 'Links an ad to a visit. Set only if marketing is on and you agreed',
    duration: '90 days',
  },
}

/**
 * Everything that the site keeps in a browser. The cookie table and the privacy page show this list;
 * the consent code stores and deletes by the same names, so they cannot disagree.
 */
export const storedItems: readonly StoredItem[] = [
  {
    name: storageKeys.status,
    kind: 'Local storage',
    category: 'necessary',
    purpose: 'That you accepted, rejected or customized cookies',
    duration: `${consentDays} days`,
  },
  {
    name: storageKeys.preferences,
    kind: 'Local storage',
    category: 'necessary',
    purpose: 'Your choice for each category, and the date',
    duration: `${consentDays} days`,
  },
  {
    name: storageKeys.session,
    kind: 'Local storage',
    category: 'necessary',
    purpose: 'A random number that ties a logged choice to this browser. Made when you first choose',
    duration: 'Until you clear it',
  },
  {
    name: 'theme',
    kind: 'Local storage',
    category: 'necessary',
    purpose: 'Light or dark, if you picked one',
    duration: 'Until you clear it',
  },
  ...(notice
    ? [
        {
          name: noticeStorageKey,
          kind: 'Local storage',
          category: 'necessary',
          purpose: 'That you closed the announcement over the pages',
          duration: 'Until you clear it',
        } as const,
      ]
    : []),
  {
    name: contactDraftKey,
    kind: 'Session storage',
    category: 'necessary',
    purpose: 'What you’ve typed in the contact form, so a reload doesn’t lose it',
    duration: 'Until you send it or close the tab',
  },
  {
    name: backendSessionKey,
    kind: 'Local storage',
    category: 'necessary',
    purpose: 'Would keep you signed in. Nobody signs in here, so you won’t find it',
    duration: 'Until you sign out',
  },
  ...tagCookies.map(({ name, category }): StoredItem => ({
    name,
    kind: 'Cookie',
    category,
    ...tagCookieTexts[name],
  })),
]

/** The columns of the consent log, as the privacy page names them. */
const consentLogFields = Object.entries({
  user_session_id: true,
  consent_status: true,
  necessary_cookies: true,
  analytics_cookies: true,
  marketing_cookies: true,
  functional_cookies: true,
  further_cookies: hasFurtherCategories,
  page_url: true,
  referrer: true,
  user_agent: true,
} satisfies Record<keyof ConsentLogRow, boolean>).flatMap(([name, isSent]) => (isSent ? name : []))

export interface SentRecord {
  what: string
  fields: readonly string[]
  purpose: string
  kept: string
}

export const sentRecords: readonly SentRecord[] = [
  {
    what: 'Record of your cookie choice',
    fields: consentLogFields,
    purpose: 'To prove, if asked, that we respected a choice',
    kept: retention.consentLog,
  },
  {
    what: 'A message through the contact form',
    fields: [
      'Name',
      'Email address',
      'Company and phone, if you give them',
      'What it’s about',
      'Budget, if you give it',
      'The message',
      'The page you wrote it on',
      'The time',
    ],
    purpose: 'To answer you. We use it for nothing else',
    kept: retention.message,
  },
  {
    what: 'A count of your requests',
    fields: ['A keyed hash of your network address. The key changes daily, and the old one is deleted'],
    purpose: 'To slow down robots',
    kept: `At most ${retention.requestCount}`,
  },
  {
    what: 'Speed of a visit. Only if analytics is on and you agreed',
    fields: [
      'How long the server and the first and largest paint took',
      'How fast the page reacted, and how much it moved around',
      'How you opened the page, its address, and a random number for that page load',
    ],
    purpose: 'To find pages that are slow for real visitors',
    kept: 'As long as the chosen analytics service is set to',
  },
  ...(isEmbedded
    ? [
        {
          what: 'The booking calendar. Only if you allowed it',
          fields: ['Your network address', 'What you enter in the calendar'],
          purpose: `To book a time. It goes to ${booking.host}, which shows the calendar`,
          kept: `As ${booking.host} says`,
        },
      ]
    : []),
  {
    what: 'An email or call from you',
    fields: ['What you tell us', 'Your address or number'],
    purpose: `To answer you. Email goes to ${site.email}`,
    kept: `${retention.message} after we last talk`,
  },
]
