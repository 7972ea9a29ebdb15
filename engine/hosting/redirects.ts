import { withBase } from '../../model/base-path.ts'
import { redirects } from '../../model/redirects.ts'

export interface Redirect {
  /** An address on the host, including the base path, with or without a slash at its end; never a pattern. */
  from: string
  to: string
}

/** Every moved address, both with and without its last slash, so that each needs only one hop. */
export const permanentRedirects: readonly Redirect[] = Object.entries(redirects).flatMap(([from, to]) => [
  { from: withBase(from), to: withBase(to) },
  { from: withBase(from.slice(0, -1)), to: withBase(to) },
])

/** The status of a moved address: permanent. It is 301 rather than 308, which Netlify does not list. */
export const redirectStatus = 301
