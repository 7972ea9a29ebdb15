import type { Ground, SectionLayout } from '#components/section/rhythm.ts'
import type { Block } from '#engine/schemas/blocks/index.ts'

interface Place {
  layout: SectionLayout
  ground: Ground
}

/** How the content of each kind of block lies best. */
const layouts: Readonly<Record<Exclude<Block['type'], 'action' | 'form'>, SectionLayout>> = {
  text: 'ladder',
  cards: 'wide',
  steps: 'wide',
  prices: 'wide',
  products: 'wide',
  questions: 'split',
  gallery: 'wide',
  quote: 'ladder',
  reviews: 'wide',
  people: 'wide',
  map: 'bleed',
  download: 'ladder',
}
type Section = keyof typeof layouts

/** Blocks that stand well under a large heading, and in a narrow column; the others follow where there are none. */
const large: readonly Section[] = ['text', 'quote']
const narrow: readonly Section[] = ['text', 'questions', 'prices', 'download']

/** From this many sections on, below the head and above the end, a page needs more than neighbors that differ. */
const many = 6

/**
 * Lays out the sections of a page: no two neighbors share layout and ground, and a long page has a spread and a place
 * where type is the picture (tests/site/rhythm.test.ts).
 * @param types The kinds of its blocks, from top to bottom, without its end.
 */
export function placesOf(types: readonly Section[]): Place[] {
  const isMovable = (index: number): boolean => types[index] !== 'map'
  const all = types.map((_, index) => index).filter(isMovable)
  const choose = (kinds: readonly Section[], from: readonly number[]): number | undefined =>
    from.find((index) => kinds.includes(types[index] as Section)) ?? from[0]
  // Under the title of the page, no other heading is large.
  const type = types.length < many ? undefined : choose(large, all.slice(1))
  const spread =
    types.length < many
      ? undefined
      : choose(
          narrow,
          all.filter((index) => index !== type),
        )
  let last: Ground = 'sheet'
  return types.map((kind, index) => {
    const ground =
      kind === 'map' || (kind === 'steps' && last !== 'blueprint')
        ? 'blueprint'
        : last === 'vellum'
          ? 'sheet'
          : 'vellum'
    last = ground
    return { layout: index === type ? 'type' : index === spread ? 'spread' : layouts[kind], ground }
  })
}
