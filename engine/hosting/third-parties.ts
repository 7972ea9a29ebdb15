import { site } from '../../model/site.ts'
import type { ThirdParties } from './content-security-policy.ts'

/** The third parties of site.yaml. */
export const configuredThirdParties = (): ThirdParties => ({
  backendUrl: site.backend.url,
  containerId: site.analytics.containerId,
  hasTurnstile: site.turnstile.siteKey !== '',
})
