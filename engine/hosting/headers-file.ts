import { withBase } from '../../model/base-path.ts'
import type { Headers } from './headers.ts'
import type { HostConfiguration } from './host-configuration.ts'
import { hashedAddresses, immutable, redirectStatus, siteLinks } from './rules.ts'

/** The longest line, in characters, that Cloudflare accepts; it ignores longer ones. */
const maxLine = 2000

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare joins the values of all matching rules, so Cache-Control is
 * set only where both hosts' default, the same as `revalidated`, is wrong.
 * @throws {Error} If a line is too long for Cloudflare.
 */
export function headersFile({ headers, parts }: HostConfiguration): string {
  const lines = [
    withBase('/*'),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    // No links to Markdown twins, since neither host can choose a file by the Accept header.
    ...['/', '/*/'].map(withBase).flatMap((pages) => [pages, `  Link: ${siteLinks}`]),
    ...parts.flatMap((part) => own(part.path, part.headers, headers)),
    ...hashedAddresses.flatMap((address) => [`${address}*`, `  Cache-Control: ${immutable}`]),
  ]
  const tooLong = lines.find((line) => line.length > maxLine)
  if (tooLong)
    throw new Error(`_headers: a line has more than ${maxLine} characters: ${tooLong.slice(0, 60)}…`)
  return `${lines.join('\n')}\n`
}

/**
 * A path's own headers, which replace the general ones. Cloudflare would join the two, so an exclamation mark removes
 * the general ones first; Netlify ignores such lines.
 */
const own = (path: string, headers: Headers, others: Headers): string[] => [
  `${path}*`,
  ...Object.keys(headers).flatMap((name) => (name in others ? `  ! ${name}` : [])),
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
]

/** `_redirects` for Netlify and Cloudflare Pages. */
export const redirectsFile = ({ redirects, languages }: HostConfiguration): string =>
  [
    ...redirects.map(({ from, to }) => `${from} ${to} ${redirectStatus}\n`),
    // Cloudflare ignores these, because it finds the nearest 404.html by itself.
    ...languages.map(({ path }) => `${path}* ${path}404.html 404\n`),
  ].join('')
