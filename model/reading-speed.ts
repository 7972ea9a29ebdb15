/** Reading speed for English non-fiction, in words per minute (Brysbaert 2019). */
export const wordsPerMinute = 238
