/** In words: long enough that runs rarely repeat by chance. */
const shingleLength = 5

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Replaces all names by the same word, so that names alone make no difference. */
export function maskNames(text: string, names: readonly string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escape)
  return text.replace(new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'gi'), 'NAME')
}

/** The set of all five-word runs in a text. */
export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  const count = Math.max(0, words.length - shingleLength + 1)
  return new Set(
    Array.from({ length: count }, (_, index) => words.slice(index, index + shingleLength).join(' ')),
  )
}

/** Jaccard index of two sets, 0 (nothing in common) to 1 (the same). */
export function jaccard(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let shared = 0
  for (const item of first) if (second.has(item)) shared += 1
  const union = first.size + second.size - shared
  return union === 0 ? 0 : shared / union
}
