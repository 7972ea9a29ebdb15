import { brotliCompressSync } from 'node:zlib'
import type { Content } from '#content/pipeline/load.ts'
import { jaccard, maskNames, shingles } from '#content/pipeline/similarity.ts'
import { places } from '#content/places.ts'

export interface ResultTable {
  caption: string
  columns: string[]
  rows: string[][]
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Pages of a kind that an experiment takes: every pair of them is compared. */
const most = 60

/** All of a list; of a long one, as many as an experiment takes, evenly spread over it. */
function sampleOf<Item>(list: readonly Item[]): readonly Item[] {
  if (list.length <= most) return list
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] as Item)
}

const compressed = (text: string): number => brotliCompressSync(text).length

/** Note 1: the share of running text in the compressed sources, by kind of page. */
export function textShare(content: Content): ResultTable {
  const kinds = [
    { kind: 'Articles', entries: content.posts },
    { kind: 'Case studies', entries: content.caseStudies },
    { kind: 'Services', entries: content.services },
    { kind: 'Locations', entries: content.locations },
  ]
  return {
    caption: 'Share of running text in the compressed source',
    columns: ['Kind', 'Pages', 'Median source, bytes', 'Median share of text'],
    rows: kinds.map(({ kind, entries }) => {
      const sources = sampleOf<Content[keyof Content][number]>(entries).map(({ source }) => ({
        whole: compressed(source.text),
        body: compressed(source.body),
      }))
      return [
        kind,
        String(sources.length),
        String(Math.round(median(sources.map(({ whole }) => whole)))),
        median(sources.map(({ whole, body }) => body / whole)).toFixed(2),
      ]
    }),
  }
}

/** Note 2: how alike the location pages are, with and without the names of places masked. */
export function sameness(content: Content): ResultTable {
  const names = Object.values(places).flatMap(({ name }) => [name, name.replace(/ Township$/, '')])
  const sample = sampleOf(content.locations)
  const compare = (prepare: (text: string) => string) => {
    const sets = sample.map(({ source }) => shingles(prepare(source.text)))
    return sets.flatMap((first, index) => sets.slice(index + 1).map((second) => jaccard(first, second)))
  }
  const row = (label: string, values: readonly number[]) => [
    label,
    String(values.length),
    median(values).toFixed(4),
    Math.max(...values).toFixed(4),
  ]
  return {
    caption:
      sample.length === content.locations.length
        ? 'Jaccard index of five-word runs, all pairs of location pages'
        : `Jaccard index of five-word runs, all pairs of ${most} of the ${content.locations.length} location pages`,
    columns: ['Text', 'Pairs', 'Median', 'Largest'],
    rows: [
      row(
        'As written',
        compare((text) => text),
      ),
      row(
        'Names of places masked',
        compare((text) => maskNames(text, names)),
      ),
    ],
  }
}
