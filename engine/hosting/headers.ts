import { headerPolicy, serializePolicy, type ThirdParties } from './content-security-policy.ts'

/** The values of response headers by their names, in order. */
export type Headers = Readonly<Record<string, string>>

/**
 * Browser features that no page uses, and that injected scripts must not use. The list is short, because headers share
 * the first round trip with the page.
 */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment']

/**
 * The headers of every response, including the not-found page's.
 * @param scriptHashes Hash sources of all inline scripts of the site.
 */
export const securityHeaders = (scriptHashes: Iterable<string>, thirdParties: ThirdParties): Headers => ({
  'Content-Security-Policy': serializePolicy(headerPolicy(scriptHashes, thirdParties)),
  // Two years, as recommended for browsers' preload lists (hstspreload.org). Browsers ignore it over http.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
})
