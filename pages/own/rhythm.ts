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

/** Blocks that stand well under a large heading, and in a narrow column; any other does where there are none. */
const well: Readonly<Record<'large' | 'narrow', readonly Section[]>> = {
  large: ['text', 'quote'],
  narrow: ['text', 'questions', 'prices', 'download'],
}

/** Lists that look lost on a whole sheet while they are short. */
const lists: ReadonlySet<Section> = new Set(['cards', 'products', 'reviews', 'people'])
const fewItems = 2

interface Laid {
  type: Section
  items?: readonly unknown[]
}

const layoutOf = ({ type, items = [] }: Laid): SectionLayout =>
  lists.has(type) && items.length <= fewItems ? 'ladder' : layouts[type]

function groundAfter(last: Ground, { type }: Laid): Ground {
  if (type === 'map' || (type === 'steps' && last !== 'blueprint')) return 'blueprint'
  return last === 'vellum' ? 'sheet' : 'vellum'
}

/** From this many sections on, below the head and above the end, a page needs more than neighbors that differ. */
const many = 6

/**
 * Lays out the sections of a page: no two neighbors share layout and ground, and a long page has a spread and a place
 * where type is the picture (tests/site/rhythm.test.ts).
 * @param blocks From top to bottom, without the page's end.
 */
export function placesOf(blocks: readonly Laid[]): Place[] {
  const movable = blocks.length < many ? [] : blocks.filter(({ type }) => type !== 'map')
  const choose = (kinds: readonly Section[], from: readonly Laid[]): Laid | undefined =>
    from.find(({ type }) => kinds.includes(type)) ?? from[0]
  // Under the title of the page, no other heading is large.
  const large = choose(well.large, movable.slice(movable[0] === blocks[0] ? 1 : 0))
  const narrow = choose(
    well.narrow,
    movable.filter((block) => block !== large),
  )
  let last: Ground = 'sheet'
  return blocks.map((block) => {
    last = groundAfter(last, block)
    const layout = block === large ? 'type' : block === narrow ? 'spread' : layoutOf(block)
    return { layout, ground: last }
  })
}
