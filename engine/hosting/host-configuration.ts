import type { Headers } from './headers.ts'
import type { Redirect } from './redirects.ts'

/** Everything that a host has to be told, in whatever format. */
export interface HostConfiguration {
  headers: Headers
  /** The editor, if it is published: its address, and the headers in which it differs from the pages. */
  editor: { path: string; headers: Headers } | undefined
  /** The further languages: the address of each, and the headers in which its pages differ from the main ones. */
  languages: readonly { path: string; headers: Headers }[]
  redirects: readonly Redirect[]
  /** The site's host name. */
  hostname: string
}
