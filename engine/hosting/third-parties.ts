import { booking, isEmbedded } from '../../.site/booking.ts'
import { site } from '../../model/site.ts'
import type { ThirdParties } from './content-security-policy.ts'

/** The third parties of site.yaml. */
export const configuredThirdParties = (): ThirdParties => ({
  backendUrl: site.backend.url,
  containerId: site.analytics.containerId,
  frames: isEmbedded ? [new URL(booking.url).origin] : [],
  hasTurnstile: site.turnstile.siteKey !== '',
})
