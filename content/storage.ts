import { backendSessionKey } from './backend-session.ts'
import { contactDraftKey } from './contact-draft.ts'
import { consentDays, storageKeys, tagCookies, type ConsentCategory, type ConsentLogRow } from './consent.ts'
import { site } from './site.ts'

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
    purpose: 'Tells visits apart. Set only if analytics is configured and you agreed',
    duration: '2 years',
  },
  '_ga_*': {
    purpose: 'Keeps the state of a visit. Set only if analytics is configured and you agreed',
    duration: '2 years',
  },
  _gcl_au: {
    purpose: 'Links an advertisement to a visit. Set only if marketing is configured and you agreed',
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
    purpose: 'Whether you accepted, rejected or customized cookies',
    duration: `${consentDays} days`,
  },
  {
    name: storageKeys.preferences,
    kind: 'Local storage',
    category: 'necessary',
    purpose: 'Your choice for each category, with its date',
    duration: `${consentDays} days`,
  },
  {
    name: storageKeys.session,
    kind: 'Local storage',
    category: 'necessary',
    purpose: 'A random number that ties a logged choice to this browser. Made with your first choice',
    duration: 'Until you clear it',
  },
  {
    name: 'theme',
    kind: 'Local storage',
    category: 'necessary',
    purpose: 'Light or dark, if you chose one',
    duration: 'Until you clear it',
  },
  {
    name: contactDraftKey,
    kind: 'Session storage',
    category: 'necessary',
    purpose: 'What you have written in the contact form, so that a reload loses nothing',
    duration: 'Until it is sent or the tab is closed',
  },
  {
    name: backendSessionKey,
    kind: 'Local storage',
    category: 'necessary',
    purpose: 'Would keep somebody signed in. This site signs nobody in, so it stays absent',
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
const consentLogFields = Object.keys({
  user_session_id: true,
  consent_status: true,
  necessary_cookies: true,
  analytics_cookies: true,
  marketing_cookies: true,
  functional_cookies: true,
  page_url: true,
  referrer: true,
  user_agent: true,
} satisfies Record<keyof ConsentLogRow, true>)

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
    purpose: 'To show, if asked, that a choice was respected',
    kept: '13 months',
  },
  {
    what: 'A message through the contact form',
    fields: [
      'Name',
      'Mail address',
      'Company and phone, if you give them',
      'What it is about',
      'Budget, if you give it',
      'The message',
      'The page you wrote it on',
      'The time',
    ],
    purpose: 'To answer you. It is used for nothing else',
    kept: '24 months',
  },
  {
    what: 'A count of your requests',
    fields: ['A keyed hash of your network address; the key changes every day and is deleted'],
    purpose: 'To slow down robots',
    kept: '2 days at most',
  },
  {
    what: 'Speed of a visit. Only if analytics is configured and you agreed',
    fields: [
      'How long the server and the first and largest paint took',
      'How fast the page reacted, and how much it moved',
      'How the page was opened, its address, and a random number for that page load',
    ],
    purpose: 'To find the pages that are slow for real visitors',
    kept: 'As set in the analytics service that the owner chooses',
  },
  {
    what: 'A mail or call from you',
    fields: ['What you tell us', 'Your address or number'],
    purpose: `To answer you. Mail goes to ${site.email}`,
    kept: '24 months after the last contact',
  },
]
