import { backendClient } from '#components/backend/client.ts'
import { hasFurtherCategories, type ConsentLogRow } from '#model/consent.ts'
import type { Choice } from './machine.ts'

/** A visit; its referrer is empty when the browser names none. */
type Visit = Record<'sessionId' | 'url' | 'referrer' | 'userAgent', string>

/** The choices that have no column of their own. */
function furtherOf(preferences: Choice['preferences']): Readonly<Record<string, boolean>> {
  const { necessary: _n, analytics: _a, marketing: _m, functional: _f, ...further } = preferences
  return further
}

/** The row of the log for a choice. */
export const toRow = ({ status, preferences }: Choice, visit: Visit): ConsentLogRow => ({
  user_session_id: visit.sessionId,
  consent_status: status,
  necessary_cookies: preferences.necessary,
  analytics_cookies: preferences.analytics,
  marketing_cookies: preferences.marketing,
  functional_cookies: preferences.functional,
  ...(hasFurtherCategories ? { further_cookies: furtherOf(preferences) } : {}),
  page_url: visit.url,
  // The log takes no others: an app is named as android-app://…
  referrer: /^https?:/.test(visit.referrer) ? visit.referrer : null,
  user_agent: visit.userAgent,
})

/**
 * Adds a choice to the log of the configured backend. Reads nothing back, since no visitor may read the log.
 * @param url The page on which the choice was made.
 * @throws {Error} If the backend can't be reached or refuses the row.
 */
export async function logChoice(choice: Choice, sessionId: string, url: string): Promise<void> {
  const { referrer } = document
  const row = toRow(choice, { sessionId, url, referrer, userAgent: navigator.userAgent })
  await backendClient().from('cookie_consent_logs').insert(row).throwOnError()
}
