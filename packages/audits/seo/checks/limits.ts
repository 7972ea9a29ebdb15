/** Characters of a title; search engines truncate at about this length. */
export const longestTitle = 60
/** Characters of a description: a convention of audit tools, not a rule of any search engine. */
export const descriptionLength = { least: 70, most: 155 } as const
/** Bytes within which a browser looks for the charset (HTML, 13.2.3.2). */
export const charsetWithin = 1024
/** The size of a social image in pixels, and its maximum in bytes, so that every service fetches it. */
export const socialImage = { width: 1200, height: 630, bytes: 60_000 } as const
/** An indexable page with fewer words of running text is thin; pages that list others are exempt. */
export const fewestWords = 100
/** Maximum size of an image, in bytes. */
export const largestImage = 200 * 1024
/** Maximum length of an image's alternative text, in characters. */
export const longestAlt = 150
/** Maximum number of addresses in one sitemap file, with a margin (sitemaps.org, 0.9: 50,000). */
export const mostInSitemap = 45_000
