import { site } from '#model/site.ts'
import { hasFurtherCategories, type ConsentLogRow } from '#model/consent.ts'
import type { Choice } from './machine.ts'

/** Stores one row. Rejects if it can't. */
export type ConsentLogger = (row: ConsentLogRow) => Promise<void>

interface Visit {
  sessionId: string
  url: string
  /** Empty when the browser names none. */
  referrer: string
  userAgent: string
}

/** The choices that have no column of their own. */
function furtherOf(preferences: Choice['preferences']): Readonly<Record<string, boolean>> {
  const { necessary: _n, analytics: _a, marketing: _m, functional: _f, ...further } = preferences
  return further
}

export const toRow = ({ status, preferences }: Choice, visit: Visit): ConsentLogRow => {
  return {
    user_session_id: visit.sessionId,
    consent_status: status,
    necessary_cookies: preferences.necessary,
    analytics_cookies: preferences.analytics,
    marketing_cookies: preferences.marketing,
    functional_cookies: preferences.functional,
    ...(hasFurtherCategories ? { further_cookies: furtherOf(preferences) } : {}),
    page_url: visit.url,
    referrer: visit.referrer || null,
    user_agent: visit.userAgent,
  }
}

/** Logs a choice. A failure is reported to the console and has no other effect. */
export async function logChoice(row: ConsentLogRow, send: ConsentLogger): Promise<void> {
  try {
    await send(row)
  } catch (reason) {
    console.warn('Failed to log cookie consent', reason)
  }
}

/**
 * Adds the row to the log of the configured backend. Nothing is read back: no visitor may read the log.
 */
export const sendToBackend: ConsentLogger = async (row) => {
  if (!site.backend.url) throw new Error('No backend')
  const { backendClient } = await import('#components/backend/client.ts')
  await backendClient().from('cookie_consent_logs').insert(row).throwOnError()
}
