import { site } from './site.ts'

/** Characters at which auditing tools expect a `<title>` to be cut. */
export const titleLimit = 60

/** The suffix of every page's title; the same separator on every page, in feeds and in social images. */
const brandPart = ` | ${site.shortName}`

/** Characters left for a page's own title. */
export const metaTitleLimit = titleLimit - brandPart.length

/** The title in the tab and in search results: the page's own, then the brand. */
export const documentTitle = (metaTitle: string): string => metaTitle + brandPart
