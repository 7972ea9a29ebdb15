import { createHash } from 'node:crypto'

/** Third parties from the site's configuration; empty strings if there are none. */
export interface ThirdParties {
  /** Origin of the backend; empty or `/` for none or the site's own. */
  backendUrl: string
  /** The tag manager's container. */
  containerId: string
  /** Whether the contact form shows a Turnstile challenge. */
  hasTurnstile: boolean
  /** Origins whose pages a page may show. */
  frames?: readonly string[]
}

/** A Content-Security-Policy: directives with their values, in the order in which they are written. */
export type Policy = Readonly<Record<string, readonly string[]>>

const none = ["'none'"]
const self = "'self'"
/**
 * Scripts added by a script that is allowed by its hash may run, and no others. Browsers that know this keyword
 * ignore the listed origins, which are for those that don't (CSP 3, section 8.2).
 */
const strictDynamic = "'strict-dynamic'"
const tagManager = 'https://www.googletagmanager.com'
const turnstile = 'https://challenges.cloudflare.com'
const analytics = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com']

const knownHashes = new Map<string, string>()

/** The hash source of an inline script or style (CSP 3, section 2.3.1), computed once for all pages that have it. */
export function hashSource(text: string): string {
  const known = knownHashes.get(text)
  if (known !== undefined) return known
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  knownHashes.set(text, source)
  return source
}

/** Hash sources of a page's inline scripts and styles. */
export interface InlineSources {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

/** Hash sources of distinct texts, in a stable order. */
export const hashesOf = (texts: Iterable<string>): string[] =>
  [...new Set([...texts].map(hashSource))].toSorted()

/** What may run, and where a form or a changed base could lead. */
const runPolicy = (
  scriptHashes: readonly string[],
  { backendUrl, containerId, hasTurnstile }: ThirdParties,
): Policy => ({
  'script-src': [
    strictDynamic,
    ...scriptHashes,
    self,
    ...(containerId === '' ? [] : [tagManager]),
    ...(hasTurnstile ? [turnstile] : []),
  ],
  'object-src': none,
  'base-uri': none,
  'form-action': [self, ...backendOrigins(backendUrl)],
})

/** What may be made of a text: neither the tag manager nor the challenge's script works under Trusted Types. */
const typesPolicy = ({ containerId, hasTurnstile }: ThirdParties): Policy =>
  containerId === '' && !hasTurnstile
    ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': trustedTypesPolicies }
    : {}

/** What may be loaded. */
function loadPolicy({ backendUrl, containerId, hasTurnstile, frames = [] }: ThirdParties): Policy {
  const tags = containerId === '' ? [] : analytics
  const framed = [...(hasTurnstile ? [turnstile] : []), ...frames]
  return {
    'img-src': [self, 'data:', ...tags],
    'font-src': [self],
    'connect-src': [self, ...backendOrigins(backendUrl), ...tags],
    'manifest-src': [self],
    'worker-src': [self],
    'frame-src': framed.length > 0 ? framed : none,
  }
}

const backendOrigins = (backendUrl: string): string[] =>
  /^https?:\/\//.test(backendUrl) ? [originOf(backendUrl)] : []

/** @throws {Error} If the backend's address is invalid. */
function originOf(backendUrl: string): string {
  if (!URL.canParse(backendUrl))
    throw new Error(
      `The backend's URL is invalid: '${backendUrl}'. Correct backend.url in site.yaml or PUBLIC_ENV__BACKEND_URL.`,
    )
  return new URL(backendUrl).origin
}

/** Trusted Types policies of the app (components/html/trusted-types.ts) and of its start (renderer/boot). */
export const trustedTypesPolicies = ['content', 'boot']

/**
 * The policy of the response header, the same on every page: what a page could be made to run, and who may frame it.
 * {@link pagePolicy} says the whole in each page; a browser enforces both. To say it twice would cost every response
 * a hundred bytes of its first round trip, and with the hashes of each template's inline style more than a kilobyte.
 *
 * `upgrade-insecure-requests` is left out: every source is the site itself or named with https.
 * @param scriptHashes Hash sources of all inline scripts of the site.
 */
export const headerPolicy = (scriptHashes: Iterable<string>, thirdParties: ThirdParties): Policy => ({
  ...runPolicy([...scriptHashes].toSorted(), thirdParties),
  'frame-ancestors': none,
})

/**
 * The policy of one page's `<meta>`: complete but for `frame-ancestors`, which a `<meta>` cannot set (CSP 3,
 * section 3.3), so that hosts without headers of their own are covered too.
 */
export const pagePolicy = (
  { scriptHashes, styleHashes }: InlineSources,
  thirdParties: ThirdParties,
): Policy => ({
  'default-src': none,
  'style-src': [self, ...styleHashes],
  ...runPolicy(scriptHashes, thirdParties),
  ...typesPolicy(thirdParties),
  ...loadPolicy(thirdParties),
})

export const serializePolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ')

/** What each page's head begins with (HTML, section 4.2.5.4). */
export const charset = '<meta charset="utf-8">'

/**
 * Puts a page's own policy into its head, before everything that it governs.
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
