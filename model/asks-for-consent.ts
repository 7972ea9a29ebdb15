import { isEmbedded } from '../.site/booking.ts'
import { demonstration } from '../.site/site.ts'
import { site } from './site.ts'

/**
 * Whether the cookie banner opens by itself: only if there is something to agree to, which is a tag manager or another
 * firm's calendar in the page. A demonstration site always shows it.
 */
export const asksForConsent: boolean = demonstration || isEmbedded || site.analytics.containerId !== ''
