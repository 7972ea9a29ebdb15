/**
 * Which request gets a page's Markdown twin, and what a page's response says about its other forms, in regular
 * expressions that the engines of all hosts read alike (RE2 has no look-ahead, so a refusal is one of its own).
 * All are addresses on the host: they begin with the base path, if there is one.
 */
import { basePath, withBase } from '../../model/base-path.ts'
import { basePattern } from './base-pattern.ts'

/** Address of home. */
export const homeAddress = withBase('/')

/** The address of a page other than home; its first group is the page's path without the last slash. */
export const pagePattern = `^${basePattern}((?:/[a-z0-9-]+)+)/$`

/** An Accept header that names Markdown (RFC 9110, 12.5.1), in any case of letters. */
export const askedPattern = 'text/markdown'

/** One that names it only to refuse it, with the weight 0. */
export const refusedPattern = 'text/markdown *; *q=0(?:\\.0*)? *(?:,|$)'

export const homeTwin = withBase('/index.md')

/** The twin of a page other than home, where `path` stands for what {@link pagePattern} found. */
export const twinOf = (path: string): string => `${basePath}${path}.md`

/** The value of `Vary` for responses that depend on the Accept header. */
export const varies = 'Accept'

/** What every page's response links to (RFC 8288), the same for all: the site's own description. */
export const siteLinks = `<${withBase('/llms.txt')}>; rel="describedby"; type="text/markdown"`

/** The value of `Link` for a page with this twin. */
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
