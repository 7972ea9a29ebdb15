import { withBase } from '../../model/base-path.ts'
import { redirects } from '../../model/redirects.ts'

export interface Redirect {
  /** An address on the host, base path included, without a pattern, with or without a slash at its end. */
  from: string
  to: string
}

/** Every moved address in both of its forms, so that each takes one hop. */
export const permanentRedirects: readonly Redirect[] = Object.entries(redirects).flatMap(([from, to]) => [
  { from: withBase(from), to: withBase(to) },
  { from: withBase(from.slice(0, -1)), to: withBase(to) },
])

/** Status of a moved address: permanent. 301 rather than 308, which Netlify does not list. */
export const redirectStatus = 301
