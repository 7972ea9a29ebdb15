/** Reading speed for English non-fiction, in words per minute (Brysbaert 2019). */
const wordsPerMinute = 238

/** Whole minutes that so many words take to read, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
