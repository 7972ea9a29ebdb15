/** Maximum length of a title, in characters; search engines truncate longer ones. */
export const longestTitle = 60
/** Length of a description, in characters: a convention of audit tools, not a rule of search engines. */
export const descriptionLength = { least: 70, most: 155 } as const
/** Browsers look for a page's charset in this many bytes at its start (HTML, 13.2.3.2). */
export const charsetWithin = 1024
/** Dimensions of a social image in pixels, and its maximum size in bytes, so that every service fetches it. */
export const socialImage = { width: 1200, height: 630, bytes: 60_000 } as const
/** Minimum number of words of running text on a page; pages that mainly lead to others are exempt. */
export const fewestWords = 100
/** Maximum Jaccard index of two pages' five-word runs, place names masked; more similar pages count as duplicates. */
export const mostAlike = 0.25
/** Maximum number of clicks from home to a page. */
export const deepest = 3
/** Maximum size of an image, in bytes. */
export const largestImage = 200 * 1024
/** Maximum length of an image's alternative text, in characters. */
export const longestAlt = 150
/** Maximum number of addresses in a sitemap file, with a margin (sitemaps.org, 0.9: 50,000). */
export const mostInSitemap = 45_000
