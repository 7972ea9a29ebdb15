import { basePath, withBase } from '../../model/base-path.ts'
import { hashedAddresses, immutable, revalidated } from './caching.ts'
import type { Headers } from './headers.ts'
import type { HostConfiguration } from './host-configuration.ts'
import {
  askedPattern,
  homeAddress,
  homeTwin,
  refusedPattern,
  siteLinks,
  twinOf,
  varies,
} from './markdown-twins.ts'

/** A condition on the Accept header; Vercel matches its pattern against the whole header. */
const accepts = (pattern: string) => ({ type: 'header', key: 'accept', value: `.*${pattern}.*` })

/**
 * A redirect for requests that accept Markdown. A rewrite would not do, because Vercel looks for the page's file before
 * it rewrites the address.
 */
const toTwin = (source: string, destination: string) => ({
  source,
  has: [accepts(askedPattern)],
  missing: [accepts(refusedPattern)],
  destination,
  permanent: false,
})
/** Matches every page, including home. */
const pages = `${basePath}/((?:[a-z0-9-]+/)*)`

const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** `vercel.json`, for a deployment of the built folder. Of two rules that match, the later one wins. */
export const vercelJson = ({ headers, parts, redirects }: HostConfiguration): string =>
  `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: true,
      redirects: [
        ...redirects
          .filter(({ from }) => from.endsWith('/'))
          .map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
        toTwin(homeAddress, homeTwin),
        toTwin(withBase('/:page((?:[a-z0-9-]+/)*[a-z0-9-]+)/'), twinOf('/:page')),
      ],
      headers: [
        { source: withBase('/(.*)'), headers: list({ ...headers, 'Cache-Control': revalidated }) },
        { source: pages, headers: list({ Link: siteLinks, Vary: varies }) },
        ...parts.map((part) => ({
          source: `${part.path}(.*)`,
          headers: list(part.headers),
        })),
        ...hashedAddresses.map((address) => ({
          source: `${address}(.*)`,
          headers: list({ 'Cache-Control': immutable }),
        })),
      ],
    },
    null,
    2,
  )}\n`
