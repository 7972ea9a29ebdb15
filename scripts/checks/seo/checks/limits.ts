/** Characters of a title; search engines truncate at about this length. */
export const longestTitle = 60
/** Characters of a description: a convention of audit tools, not a rule of any search engine. */
export const descriptionLength = { least: 70, most: 155 } as const
/** Bytes within which a browser looks for the charset (HTML, 13.2.3.2). */
export const charsetWithin = 1024
/** The size of a social image in pixels, and the most bytes that every service will fetch. */
export const socialImage = { width: 1200, height: 630, bytes: 60_000 } as const
/** An indexable page with fewer words of running text is thin; pages that list others are exempt. */
export const fewestWords = 100
/** The most bytes of an image. */
export const largestImage = 200 * 1024
/** The most characters of an image's alternative text. */
export const longestAlt = 150
/** The most addresses in one sitemap file, with a margin (sitemaps.org, 0.9: 50,000). */
export const mostInSitemap = 45_000
