import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

/** A file of headers as Netlify's own parser reads it, with what the parser objects to. */
export const readHeaders = (file: string) =>
  parseAllHeaders({
    headersFiles: [file],
    netlifyConfigPath: undefined,
    configHeaders: undefined,
    minimal: true,
  })

/** A file of redirects as Netlify's own parser reads it, with what the parser objects to. */
export async function readRedirects(file: string) {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  })
  return { redirects: redirects as { from: string; to: string; status: number }[], errors }
}
