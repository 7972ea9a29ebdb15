import { site } from './site.ts'

/** The length in characters at which auditing tools expect a `<title>` to be cut off. */
export const titleLimit = 60

/** The suffix of every page's title, in feeds and social images too. */
const brandPart = ` | ${site.shortName}`

/** How many characters are left for a page's own title. */
export const metaTitleLimit = titleLimit - brandPart.length

/** The title in the tab and in search results: the page's own, then the brand. */
export const documentTitle = (metaTitle: string): string => metaTitle + brandPart
