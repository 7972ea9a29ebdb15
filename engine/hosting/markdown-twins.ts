/**
 * Which requests get a page's Markdown twin, and which links a page's response has to its other forms. The regular
 * expressions mean the same to all hosts; a refusal has its own, since RE2 has no lookahead. Addresses are those on the
 * host: they begin with the base path, if there is one.
 */
import { basePath, withBase } from '../../model/base-path.ts'
import { basePattern } from './patterns.ts'

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
