import { site } from '../../../content/site.ts'
import type { ThirdParties } from './content-security-policy.ts'

/** The third parties of content/site.ts. */
export const configuredThirdParties = (): ThirdParties => ({
  backendUrl: site.backend.url,
  containerId: site.analytics.containerId,
  hasTurnstile: site.turnstile.siteKey !== '',
})
