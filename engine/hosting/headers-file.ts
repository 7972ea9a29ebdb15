import { withBase } from '../../model/base-path.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { hashedAddresses, immutable } from './caching.ts'
import type { Headers } from './headers.ts'
import type { HostConfiguration } from './host-configuration.ts'
import { siteLinks } from './markdown-twins.ts'
import { redirectStatus, type Redirect } from './redirects.ts'

/** The longest line that Cloudflare accepts, in characters; it drops longer ones. */
export const maxLine = 2000

/**
 * `_headers` of Netlify and Cloudflare Pages. Cloudflare joins the values of all rules that match, so
 * Cache-Control stands only where both hosts' default (the same as `revalidated`) is wrong.
 * @throws {Error} If a line is too long for Cloudflare.
 */
export function headersFile({ headers, editor, languages }: HostConfiguration): string {
  const lines = [
    withBase('/*'),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    // Neither of the two chooses a file by the Accept header.
    ...['/', '/*/'].map(withBase).flatMap((pages) => [pages, `  Link: ${siteLinks}`]),
    ...[...(editor ? [editor] : []), ...languages].flatMap((part) => own(part.path, part.headers, headers)),
    ...hashedAddresses.flatMap((address) => [`${address}*`, `  Cache-Control: ${immutable}`]),
  ]
  const tooLong = lines.find((line) => line.length > maxLine)
  if (tooLong)
    throw new Error(`_headers: a line has more than ${maxLine} characters: ${tooLong.slice(0, 60)}…`)
  return `${lines.join('\n')}\n`
}

/**
 * A path's own headers instead of those for all paths. Cloudflare would join the two, so the general ones are
 * removed first, with an exclamation mark; Netlify ignores such lines.
 */
const own = (path: string, headers: Headers, others: Headers): string[] => [
  `${path}*`,
  ...Object.keys(headers).flatMap((name) => (name in others ? `  ! ${name}` : [])),
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
]

/** `_redirects` of Netlify and Cloudflare Pages. */
export const redirectsFile = ({ redirects, languages }: HostConfiguration): string =>
  [
    ...redirects.map(({ from, to }) => `${from} ${to} ${redirectStatus}\n`),
    // Cloudflare leaves these out: it takes the 404.html of the nearest folder by itself.
    ...languages.map(({ path }) => `${path}* ${path}404.html 404\n`),
  ].join('')

/** The redirects of a built site, as its `_redirects` lists them. @param site The folder of its pages. */
export const readRedirects = (site: string): Redirect[] =>
  (readIfThere(`${site}/_redirects`) ?? '').split('\n').flatMap((line) => {
    const [from = '', to = '', status] = line.split(' ')
    return Number(status) === redirectStatus ? [{ from, to }] : []
  })
