import type { Item } from './items.ts'

/** The words that a reader says after the name of each kind of element, such as `link`. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>

/** The words of a text, without case and punctuation, which make no difference to a listener. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const joined = (words: readonly string[]) => ` ${words.join(' ')} `

interface Place {
  /** The texts that were not said, or not in order. */
  missing: string[]
  /** Where the first text starts and ends, and the last one ends, in what was said. */
  start: number
  endOfName: number
  end: number
}

/** Finds each item in what was said, after the one before it or, inside another, from that one's start. */
function place(items: readonly Item[], spoken: string): Place[] {
  const places: Place[] = []
  let last = 0
  for (const { texts, within } of items) {
    const from = places[within]?.start ?? last
    const found: Place = { missing: [], start: from, endOfName: from, end: from }
    for (const words of texts.map((text) => joined(wordsOf(text)))) {
      if (!words.trim()) continue
      const start = spoken.indexOf(words, found.end)
      if (start < 0) {
        found.missing.push(words.trim())
        continue
      }
      // The space after a word is also the one before the next.
      found.end = start + words.length - 1
      if (found.endOfName === from) Object.assign(found, { start, endOfName: found.end })
      last = Math.max(last, found.end)
    }
    places.push(found)
  }
  return places
}

/** The words between an item's name and what comes next. */
function wordsAfter(places: readonly Place[], index: number, spoken: string): string[] {
  const { endOfName } = places[index] ?? { endOfName: 0 }
  const next = places.slice(index + 1).find(({ start, end }) => start >= endOfName && end > start)
  return wordsOf(spoken.slice(endOfName, next?.start))
}

/**
 * Learns a reader's own words, which depend on its version, its language and the browser.
 * @param samples One element of each kind, with plain text between them.
 * @param phrases What the reader said about them.
 */
export function learn(samples: readonly Item[], phrases: readonly string[]): Vocabulary {
  const spoken = joined(wordsOf(phrases.join(' ')))
  const places = place(samples, spoken)
  return new Map(
    samples.map(({ kind, texts }, index) => {
      const values = new Set(texts.flatMap(wordsOf))
      return [kind, wordsAfter(places, index, spoken).filter((word) => !values.has(word))]
    }),
  )
}

/**
 * Finds what a visitor would not hear.
 * @param items As returned by `itemsIn`.
 * @param phrases What the reader said.
 * @param vocabulary The reader's words for kinds of elements; without it, only the texts are compared.
 * @returns Texts that were not said, or not in order, and names that were said without what they are the name of.
 */
export function unheard(
  items: readonly Item[],
  phrases: readonly string[],
  vocabulary?: Vocabulary,
): string[] {
  const spoken = joined(wordsOf(phrases.join(' ')))
  // A reader may skip the name of a landmark that begins with a link.
  const heard = items.map((item) => (item.kind === 'landmark' ? { ...item, texts: [] } : item))
  const places = place(heard, spoken)
  return places.flatMap(({ missing }, index) => {
    const { texts, kind } = heard[index] ?? { texts: [], kind: '' }
    const name = texts.join(' ').trim()
    if (missing.length > 0 || !vocabulary || !kind || !name) return missing
    const said = wordsAfter(places, index, spoken)
    const silent = vocabulary.get(kind)?.filter((word) => !said.includes(word)) ?? ['no sample']
    return silent.length > 0 ? [`${name}: not as ${kind} (${silent.join(' ')})`] : []
  })
}

/**
 * Finds what was said although it is outside the part that was read, such as behind a dialog.
 * @param outside The items of the whole page.
 * @param inside The items of the part.
 * @param phrases What the reader said.
 */
export function leaked(
  outside: readonly Item[],
  inside: readonly Item[],
  phrases: readonly string[],
): string[] {
  const namesOf = (items: readonly Item[]) =>
    new Set(items.flatMap(({ texts }) => texts.map((text) => joined(wordsOf(text)))))
  const [everywhere, here] = [namesOf(outside), namesOf(inside)]
  return phrases.filter((phrase) => {
    const words = joined(wordsOf(phrase))
    return words.trim() && everywhere.has(words) && !here.has(words)
  })
}
