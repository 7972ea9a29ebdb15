import type { Headers } from './headers.ts'
import type { Redirect } from './redirects.ts'

/** All that a host must know, whatever its language. */
export interface HostConfiguration {
  headers: Headers
  /** The editor, where it is published: its address, and the headers in which it differs from the pages. */
  editor: { path: string; headers: Headers } | undefined
  redirects: readonly Redirect[]
  /** The site's host name. */
  hostname: string
}
