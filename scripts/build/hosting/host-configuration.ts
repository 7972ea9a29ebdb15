import type { Headers } from './headers.ts'
import type { Redirect } from './redirects.ts'

/** All that a host must know, whatever its language. */
export interface HostConfiguration {
  headers: Headers
  redirects: readonly Redirect[]
  /** The site's host name. */
  hostname: string
}
