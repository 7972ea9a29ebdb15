/**
 * The categories of consent, and what the code needs to know about them. This module is part of every page, so their
 * texts are elsewhere: in interface/en.yaml and model/storage.ts.
 */
export const consentCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const
export type ConsentCategory = (typeof consentCategories)[number]
type Further = Exclude<ConsentCategory, 'necessary' | 'analytics' | 'marketing' | 'functional'>
/**
 * Whether there are categories beyond the four that have their own columns in the consent log. A literal, checked by
 * its type, so that the bundler removes the code for such categories from sites without them.
 */
export const hasFurtherCategories: [Further] extends [never] ? false : true = false

/** For how many days a choice holds before the visitor is asked again. */
export const consentDays = 182
/** Increase this when the purposes change: every visitor is then asked again. */
export const consentRevision = 1

/** The local storage keys of the choice. */
export const storageKeys = {
  status: 'cookie-consent-status',
  preferences: 'cookie-preferences',
  session: 'session-id',
} as const

/** The cookies that tags may set after consent, and that the site deletes after a withdrawal. `*` ends a prefix. */
export const tagCookies = [
  { name: '_ga', category: 'analytics' },
  { name: '_ga_*', category: 'analytics' },
  { name: '_gcl_au', category: 'marketing' },
] as const satisfies readonly { name: string; category: ConsentCategory }[]

/** One row of the consent log. */
export interface ConsentLogRow {
  user_session_id: string
  consent_status: 'accepted' | 'rejected' | 'customized'
  necessary_cookies: boolean
  analytics_cookies: boolean
  marketing_cookies: boolean
  functional_cookies: boolean
  /** The choices for all other categories, if there are any. */
  further_cookies?: Readonly<Record<string, boolean>>
  page_url: string
  referrer: string | null
  user_agent: string
}
