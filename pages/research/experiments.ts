import { compressed } from '#engine/process/compressed.ts'
import type { Content } from '#engine/content/content.ts'
import { jaccard, maskNames, shingles } from '#engine/content/similarity.ts'
import { words } from '#.site/words/research-tables.ts'
import { fill } from '#model/fill.ts'
import { median } from '#model/median.ts'
import { places } from '#model/places.ts'
import { site } from '#model/site.ts'

const medianOrZero = (values: readonly number[]): number => (values.length === 0 ? 0 : median(values))

/** At most this many pages of one kind are compared, each with every other. */
const most = 60

/** The list, or an evenly spaced sample if it is too long. */
function sampleOf<Item>(list: readonly Item[]): readonly Item[] {
  if (list.length <= most) return list
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] as Item)
}

type TextShare = ReturnType<typeof textShares>[number]

/** Note 1: how much of a page's source is running text, by kind of page: medians of those measured. */
export const textShares = (content: Content) =>
  Object.entries<string>(words.weight.kinds).map(([name, kind]) => {
    const entries = content[name as keyof typeof words.weight.kinds]
    const sources = sampleOf<Content[keyof Content][number]>(entries).map(({ source }) => ({
      whole: compressed(source.text).length,
      body: compressed(source.body).length,
    }))
    return {
      kind,
      pages: sources.length,
      /** Bytes of the compressed source. */
      source: medianOrZero(sources.map(({ whole }) => whole)),
      /** The part of it that is running text, 0 to 1. */
      share: medianOrZero(sources.map(({ whole, body }) => body / whole)),
    }
  })

/** Formats numbers with a fixed number of decimals, in the site's language. */
const decimals = (digits: number): ((value: number) => string) => {
  const format = new Intl.NumberFormat(site.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  })
  return (value) => format.format(value)
}
const whole = decimals(0)
const twoPlaces = decimals(2)
const fourPlaces = decimals(4)

export const textShareTable = (shares: readonly TextShare[]) => ({
  caption: words.weight.caption,
  columns: Object.values(words.weight.columns),
  rows: shares.map(({ kind, pages, source, share }) => [kind, whole(pages), whole(source), twoPlaces(share)]),
})

/** Jaccard indices of all pairs of pages, 0 to 1. */
interface Likeness {
  median: number
  largest: number
}
type Sameness = ReturnType<typeof sameness>

/** Note 2: how alike the location pages are, with and without the names of places masked. */
export function sameness(content: Content) {
  const names = Object.values(places).flatMap(({ name }) => [name, name.replace(/ Township$/, '')])
  const sample = sampleOf(content.locations)
  const compare = (prepare: (text: string) => string): Likeness & { pairs: number } => {
    const sets = sample.map(({ source }) => shingles(prepare(source.text)))
    const values = sets.flatMap((first, index) =>
      sets.slice(index + 1).map((second) => jaccard(first, second)),
    )
    return { pairs: values.length, median: medianOrZero(values), largest: Math.max(0, ...values) }
  }
  const asWritten: Likeness = compare((text) => text)
  return {
    ...compare((text) => maskNames(text, names)),
    asWritten,
    /** Pages compared, and all pages. */
    sample: sample.length,
    all: content.locations.length,
  }
}

export function samenessTable({ pairs, asWritten, sample, all, ...masked }: Sameness) {
  const row = (label: string, likeness: Likeness) => [
    label,
    whole(pairs),
    fourPlaces(likeness.median),
    fourPlaces(likeness.largest),
  ]
  const texts = words.sameness
  return {
    caption: sample === all ? texts.caption : fill(texts.ofSome, { some: whole(sample), all: whole(all) }),
    columns: Object.values(texts.columns),
    rows: [row(texts.asWritten, asWritten), row(texts.masked, masked)],
  }
}
