/** Reading speed for English prose, words a minute (Brysbaert 2019: 238 for non-fiction). */
export const wordsPerMinute = 238
