import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

/** A headers file as read by Netlify's own parser, with the parser's errors. */
export const readHeaders = (file: string) =>
  parseAllHeaders({
    headersFiles: [file],
    netlifyConfigPath: undefined,
    configHeaders: undefined,
    minimal: true,
  })

/** A redirects file as read by Netlify's own parser, with the parser's errors. */
export async function readRedirects(file: string) {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  })
  return { redirects: redirects as { from: string; to: string; status: number }[], errors }
}
