/**
 * The categories of consent and what the code needs to know of them. It is part of every page, so the
 * words are elsewhere and build on this: the site's (interface/en.yaml) and model/storage.ts.
 */
export const consentCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const
export type ConsentCategory = (typeof consentCategories)[number]
type Further = Exclude<ConsentCategory, 'necessary' | 'analytics' | 'marketing' | 'functional'>
/**
 * Whether there are more categories than the four that the consent log has a column each for. Written out, and checked
 * by its type, so that pages without such categories do not carry the code for them.
 */
export const hasFurtherCategories: [Further] extends [never] ? false : true = false

/** Days for which a choice holds before the visitor is asked again. */
export const consentDays = 182
/** Increase it when the purposes change; then every visitor is asked again. */
export const consentRevision = 1

/** Where the choice is kept in the local storage. */
export const storageKeys = {
  status: 'cookie-consent-status',
  preferences: 'cookie-preferences',
  session: 'session-id',
} as const

/** A cookie that tags may set after consent, and the site deletes after a withdrawal. `*` ends a prefix. */
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
  /** The choices for all other categories, where there are any. */
  further_cookies?: Readonly<Record<string, boolean>>
  page_url: string
  referrer: string | null
  user_agent: string
}
