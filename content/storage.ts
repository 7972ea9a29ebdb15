import { site } from './site.ts'

/**
 * Everything that the site keeps in a browser or sends to a server. The consent code, the cookie
 * table and the privacy page all read this list, so they cannot disagree.
 */
export const consentCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const
export type ConsentCategory = (typeof consentCategories)[number]

export const categoryDescriptions: Readonly<Record<ConsentCategory, { label: string; text: string }>> = {
  necessary: {
    label: 'Necessary',
    text: 'Remembers your choices. Always on, since the site could not keep your decision without it.',
  },
  analytics: {
    label: 'Analytics',
    text: 'Counts visits and measures speed, so that we can see which pages help.',
  },
  marketing: { label: 'Marketing', text: 'Lets us find out whether an advertisement led to a message.' },
  functional: {
    label: 'Functional',
    text: 'Extra comfort, such as an embedded map or video. Nothing of the kind is used at the moment.',
  },
}

/** Days for which a choice holds before the visitor is asked again. */
export const consentDays = 182
/** Raise it when the purposes change: every visitor is asked again. */
export const consentRevision = 1

/** Where the choice is kept in the local storage. */
export const storageKeys = {
  status: 'cookie-consent-status',
  preferences: 'cookie-preferences',
  session: 'session-id',
} as const

export interface StoredItem {
  name: string
  kind: 'Local storage' | 'Session storage' | 'Cookie'
  category: ConsentCategory
  purpose: string
  duration: string
}

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
    name: '_ga',
    kind: 'Cookie',
    category: 'analytics',
    purpose: 'Tells visits apart. Set only if analytics is configured and you agreed',
    duration: '2 years',
  },
  {
    name: '_ga_*',
    kind: 'Cookie',
    category: 'analytics',
    purpose: 'Keeps the state of a visit. Set only if analytics is configured and you agreed',
    duration: '2 years',
  },
  {
    name: '_gcl_au',
    kind: 'Cookie',
    category: 'marketing',
    purpose: 'Links an advertisement to a visit. Set only if marketing is configured and you agreed',
    duration: '90 days',
  },
]

/** One row of the consent log. */
export interface ConsentLogRow {
  user_session_id: string
  consent_status: 'accepted' | 'rejected' | 'customized'
  necessary_cookies: boolean
  analytics_cookies: boolean
  marketing_cookies: boolean
  functional_cookies: boolean
  page_url: string
  referrer: string | null
  user_agent: string
}

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
    what: 'A mail or call from you',
    fields: ['What you tell us', 'Your address or number'],
    purpose: `To answer you. Mail goes to ${site.email}`,
    kept: '24 months after the last contact',
  },
]
