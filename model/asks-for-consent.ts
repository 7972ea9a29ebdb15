import { isEmbedded } from '../.site/booking.ts'
import { demonstration } from '../.site/site.ts'
import { site } from './site.ts'

/**
 * Whether visitors are asked about cookies by themselves: only where there is something to agree to, a tag manager or
 * the calendar of another firm in the page. A demonstration shows how it would ask.
 */
export const asksForConsent: boolean = demonstration || isEmbedded || site.analytics.containerId !== ''
