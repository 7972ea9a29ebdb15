import { headerPolicy, serializePolicy, type ThirdParties } from './content-security-policy.ts'

/** Names and values of response headers, in the order in which they are written. */
export type Headers = Readonly<Record<string, string>>

/**
 * What no page asks visitors for, and no script that gets in may. Short, because headers share the first round trip
 * with the page.
 */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment']

/**
 * The headers of every response, the not-found page's too.
 * @param scriptHashes Hash sources of all inline scripts of the site.
 */
export const securityHeaders = (scriptHashes: Iterable<string>, thirdParties: ThirdParties): Headers => ({
  'Content-Security-Policy': serializePolicy(headerPolicy(scriptHashes, thirdParties)),
  // Two years, as the lists of browsers ask for (hstspreload.org). Browsers heed it over https only.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
})
