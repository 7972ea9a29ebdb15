import { hashedFolder, immutable, revalidated } from './caching.ts'
import type { Headers } from './headers.ts'
import type { HostConfiguration } from './host-configuration.ts'

const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** `vercel.json`, for a deployment of the built folder. Of two rules that match, the later one wins. */
export const vercelJson = ({ headers, redirects }: HostConfiguration): string =>
  `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: true,
      redirects: redirects
        .filter(({ from }) => from.endsWith('/'))
        .map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
      headers: [
        { source: '/(.*)', headers: list({ ...headers, 'Cache-Control': revalidated }) },
        { source: `${hashedFolder}(.*)`, headers: list({ 'Cache-Control': immutable }) },
      ],
    },
    null,
    2,
  )}\n`
