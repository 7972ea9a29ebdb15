/** Characters of a title; search engines cut at about as many. */
export const longestTitle = 60
/** Characters of a description: conventions of auditing tools, no rule of a search engine's. */
export const descriptionLength = { least: 70, most: 155 } as const
/** Bytes within which a browser looks for the charset (HTML, 13.2.3.2). */
export const charsetWithin = 1024
/** Pixels of a social image, and the bytes that services fetch without hesitation. */
export const socialImage = { width: 1200, height: 630, bytes: 60_000 } as const
/** Words of running text under which an indexable page is thin; pages that list others are exempt. */
export const fewestWords = 100
/** Bytes of an image. */
export const largestImage = 200 * 1024
/** Characters of an image's alternative text. */
export const longestAlt = 150
/** Addresses in a file (sitemaps.org, 0.9: 50,000), with a margin. */
export const mostInSitemap = 45_000
