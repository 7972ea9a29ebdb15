import { wordsPerMinute } from '#model/reading-speed.ts'

/** Whole minutes that a text takes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
