/**
 * What every host does with an address, in a form for all configurations: which responses are kept for how long, which
 * addresses moved, which files are not served, and which requests get a page's Markdown twin. The regular expressions
 * mean the same to all hosts; a refusal of Markdown has its own, since RE2 has no lookahead. Addresses are those on the
 * host: they begin with the base path, if there is one.
 */
import { basePath, withBase } from '../../model/base-path.ts'
import { redirects as movedPages } from '../../model/redirects.ts'
import { placedFolders } from '../languages/placed.ts'
import { hashedFolder } from './hashed-folder.ts'

/** An address as a regular expression: its dots are escaped. */
export const patternOf = (address: string): string => address.replaceAll('.', String.raw`\.`)

export const basePattern: string = patternOf(basePath)

/** A value in double quotes, as Apache, nginx and Caddy read it. */
export const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`

/** Files that the host reads, and must not serve. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json'] as const

/** Their names, as alternatives of a regular expression. */
export const hostFilesPattern: string = hostFiles.map(patternOf).join('|')

/** Whether a path must not be served, because a host reads the file or its name begins with a dot. */
export const isHidden = (path: string): boolean =>
  hostFiles.some((name) => path === `/${name}`) || /\/\.(?!well-known(\/|$))/.test(path)

/** The hashed folders, one for each language, without the base path. */
const hashedFolders = [hashedFolder, ...placedFolders.map((folder) => `/${folder}${hashedFolder}`)]

/** The addresses of the hashed folders. */
export const hashedAddresses = hashedFolders.map(withBase)

const languages = placedFolders.length > 0 ? `(?:/(?:${placedFolders.join('|')}))?` : ''
/** A regular expression for those addresses. */
export const hashedPattern = basePattern + languages + hashedFolder

/** Cache-Control for files whose name changes with their content: kept for a year, never revalidated (RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable'

/** Cache-Control for everything else: cached, but revalidated each time. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Cache-Control for a path on the site. */
export const cacheControlOf = (path: string): string =>
  hashedFolders.some((folder) => path.startsWith(folder)) ? immutable : revalidated

export interface Redirect {
  /** An address on the host, including the base path, with or without a slash at its end; never a pattern. */
  from: string
  to: string
}

/** Every moved address, both with and without its last slash, so that each needs only one hop. */
export const permanentRedirects: readonly Redirect[] = Object.entries(movedPages).flatMap(([from, to]) => [
  { from: withBase(from), to: withBase(to) },
  { from: withBase(from.slice(0, -1)), to: withBase(to) },
])

/** The status of a moved address: permanent. It is 301 rather than 308, which Netlify does not list. */
export const redirectStatus = 301

/** The address of the home page. */
export const homeAddress = withBase('/')

/** The address of a page other than home; its first group is the page's path without the last slash. */
export const pagePattern = `^${basePattern}((?:/[a-z0-9-]+)+)/$`

/** An Accept header that names Markdown (RFC 9110, 12.5.1); the case of letters doesn't matter. */
export const askedPattern = 'text/markdown'

/** An Accept header that refuses Markdown, with the weight 0. */
export const refusedPattern = 'text/markdown *; *q=0(?:\\.0*)? *(?:,|$)'

export const homeTwin = withBase('/index.md')

/** The twin of a page other than home. @param path What the group of {@link pagePattern} has matched. */
export const twinOf = (path: string): string => `${basePath}${path}.md`

/** The `Vary` header of responses that depend on the Accept header. */
export const varies = 'Accept'

/** The link in every page's response (RFC 8288): to the description of the site. */
export const siteLinks = `<${withBase('/llms.txt')}>; rel="describedby"; type="text/markdown"`

/** The `Link` header of a page with this twin. */
export const linksOf = (twin: string): string =>
  `<${twin}>; rel="alternate"; type="text/markdown", ${siteLinks}`

const page = new RegExp(pagePattern)
const asked = new RegExp(askedPattern, 'i')
const refused = new RegExp(refusedPattern, 'i')

/** The twin of the page at an address; undefined if the address isn't a page's. */
export const twinAt = (path: string): string | undefined => {
  if (path === homeAddress) return homeTwin
  const found = page.exec(path)?.[1]
  return found === undefined ? undefined : twinOf(found)
}

/** Whether a request with this Accept header gets Markdown. */
export const wantsMarkdown = (accept: string | undefined): boolean =>
  accept !== undefined && asked.test(accept) && !refused.test(accept)
