import { basePath, withBase } from '../../model/base-path.ts'
import type { Headers } from './headers.ts'
import type { HostConfiguration } from './host-configuration.ts'
import * as rules from './rules.ts'

/** A condition on the Accept header; Vercel matches its pattern against the whole header. */
const accepts = (pattern: string) => ({ type: 'header', key: 'accept', value: `.*${pattern}.*` })

/**
 * A redirect for requests that accept Markdown. A rewrite would not do, because Vercel looks for the page's file before
 * it rewrites the address.
 */
const toTwin = (source: string, destination: string) => ({
  source,
  has: [accepts(rules.askedPattern)],
  missing: [accepts(rules.refusedPattern)],
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
        toTwin(rules.homeAddress, rules.homeTwin),
        toTwin(withBase('/:page((?:[a-z0-9-]+/)*[a-z0-9-]+)/'), rules.twinOf('/:page')),
      ],
      headers: [
        { source: withBase('/(.*)'), headers: list({ ...headers, 'Cache-Control': rules.revalidated }) },
        { source: pages, headers: list({ Link: rules.siteLinks, Vary: rules.varies }) },
        ...parts.map((part) => ({
          source: `${part.path}(.*)`,
          headers: list(part.headers),
        })),
        ...rules.hashedAddresses.map((address) => ({
          source: `${address}(.*)`,
          headers: list({ 'Cache-Control': rules.immutable }),
        })),
      ],
    },
    null,
    2,
  )}\n`
