import { hash } from 'node:crypto'

/** The third parties in the site's configuration. */
export interface ThirdParties {
  /** The address of the backend; empty if there is none, `/` if it is on the site's own host. */
  backendUrl: string
  /** The tag manager's container; empty if there is none. */
  containerId: string
  /** Whether the contact form shows a Turnstile challenge. */
  hasTurnstile: boolean
  /** Origins whose pages may be shown in a frame. */
  frames?: readonly string[]
}

/** The directives of a Content-Security-Policy with their values, in order. */
export type Policy = Readonly<Record<string, readonly string[]>>

const none = ["'none'"]
const self = "'self'"
/**
 * Allows only scripts with an allowed hash and those that they add. Browsers that know this keyword ignore the listed
 * origins, which are for those that don't (CSP 3, section 8.2).
 */
const strictDynamic = "'strict-dynamic'"
const tagManager = 'https://www.googletagmanager.com'
const turnstile = 'https://challenges.cloudflare.com'
const analytics = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com']

/** The hash source of an inline script or style (CSP 3, section 2.3.1). */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** Hash sources of a page's inline scripts and styles. */
interface InlineSources {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

/** Directives about which scripts may run, and where forms and relative links may lead. */
function runPolicy(scriptHashes: readonly string[], parties: ThirdParties): Policy {
  const foreign = [...(parties.containerId ? [tagManager] : []), ...(parties.hasTurnstile ? [turnstile] : [])]
  return {
    'script-src': [strictDynamic, ...scriptHashes, self, ...foreign],
    'base-uri': none,
    'form-action': [self, ...backendOrigins(parties.backendUrl)],
  }
}

/** @throws {Error} If the backend's address is invalid. */
function backendOrigins(backendUrl: string): string[] {
  if (!/^https?:\/\//.test(backendUrl)) return []
  if (URL.canParse(backendUrl)) return [new URL(backendUrl).origin]
  throw new Error(
    `The backend's URL is invalid: '${backendUrl}'. Correct backend.url in site.yaml or PUBLIC_ENV__BACKEND_URL.`,
  )
}

/** Trusted Types policies of the app (components/html/trusted-types.ts) and of the boot script (renderer/boot). */
const trustedTypesPolicies = ['content', 'boot']

/**
 * The policy in the response header, the same for every page: which scripts may run, and who may frame the page. {@link
 * pagePolicy} is the complete policy inside each page; browsers enforce both. A complete policy in the header, too,
 * would cost every response a hundred bytes of its first round trip; with the hashes of each template's inline style,
 * more than a kilobyte.
 *
 * `upgrade-insecure-requests` is left out, since every source is the site itself or is named with https.
 * @param scriptHashes Hash sources of all inline scripts of the site.
 */
export const headerPolicy = (scriptHashes: Iterable<string>, thirdParties: ThirdParties): Policy => ({
  ...runPolicy([...scriptHashes].toSorted(), thirdParties),
  'object-src': none,
  'frame-ancestors': none,
})

/**
 * The policy in a page's `<meta>`, which also covers hosts that send no headers. It is complete except for
 * `frame-ancestors`, which a `<meta>` cannot set (CSP 3, section 3.3); `default-src` forbids objects.
 */
export function pagePolicy({ scriptHashes, styleHashes }: InlineSources, thirdParties: ThirdParties): Policy {
  const { backendUrl, containerId, hasTurnstile, frames = [] } = thirdParties
  const tags = containerId ? analytics : []
  const framed = [...(hasTurnstile ? [turnstile] : []), ...frames]
  return {
    'default-src': none,
    'style-src': [self, ...styleHashes],
    ...runPolicy(scriptHashes, thirdParties),
    // Under Trusted Types, neither the tag manager nor Turnstile's script works.
    ...(!containerId &&
      !hasTurnstile && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': trustedTypesPolicies,
      }),
    'img-src': [self, 'data:', ...tags],
    'font-src': [self],
    'connect-src': [self, ...backendOrigins(backendUrl), ...tags],
    'manifest-src': [self],
    'worker-src': [self],
    // Without it, `default-src` forbids frames (CSP 3, section 6.8.3).
    ...(framed.length > 0 && { 'frame-src': framed }),
  }
}

export const serializePolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ')

/** The beginning of each page's head (HTML, section 4.2.5.4). */
export const charset = '<meta charset="utf-8">'

/**
 * Adds a page's own policy to its head, before everything that it governs.
 * @throws {Error} If the head doesn't start with its charset.
 */
export function addPolicy(html: string, sources: InlineSources, thirdParties: ThirdParties): string {
  if (!html.includes(charset)) throw new Error('the head does not begin with its charset')
  const policy = serializePolicy(pagePolicy(sources, thirdParties))
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}
