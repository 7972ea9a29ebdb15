import type { Headers } from './headers.ts'
import type { Redirect } from './rules.ts'

/** A part of the site with headers of its own. */
export interface SitePart {
  /** Its address, which begins the addresses of its pages. */
  path: string
  /** Only those that differ from the other pages' headers. */
  headers: Headers
}

/** Everything that a host has to know, whatever the format. */
export interface HostConfiguration {
  headers: Headers
  /** The editor, if it is published. */
  editor: SitePart | undefined
  /** The languages other than the main one. */
  languages: readonly SitePart[]
  /** The editor, if it is published, and these languages. */
  parts: readonly SitePart[]
  redirects: readonly Redirect[]
  /** The site's host name. */
  hostname: string
}
