import type { Ground, SectionLayout } from '#components/section/rhythm.ts'
import type { Block } from '#engine/schemas/blocks/index.ts'

/** The layout that suits each kind of block best. */
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

/** The kinds of blocks that suit a large heading or a narrow column; a page without them uses another block. */
const suited: Readonly<Record<'large' | 'narrow', readonly Section[]>> = {
  large: ['text', 'quote'],
  narrow: ['text', 'questions', 'prices', 'download'],
}

/** Lists that look lost across the whole sheet if they are short. */
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

/** From this many sections on, not counting hero and end, a page also has a spread and a large heading. */
const many = 6

/**
 * Lays out the sections of a page: no two neighbors share layout and ground, and a long page has one spread and one
 * section whose heading is the picture (tests/site/rhythm.test.ts).
 * @param blocks From top to bottom, without the page's end.
 */
export function placesOf(blocks: readonly Laid[]) {
  const movable = blocks.length < many ? [] : blocks.filter(({ type }) => type !== 'map')
  const choose = (kinds: readonly Section[], from: readonly Laid[]): Laid | undefined =>
    from.find(({ type }) => kinds.includes(type)) ?? from[0]
  // Directly below the page's title, no heading is large.
  const large = choose(suited.large, movable.slice(movable[0] === blocks[0] ? 1 : 0))
  const narrow = choose(
    suited.narrow,
    movable.filter((block) => block !== large),
  )
  let last: Ground = 'sheet'
  return blocks.map((block) => {
    last = groundAfter(last, block)
    const layout = block === large ? 'type' : block === narrow ? 'spread' : layoutOf(block)
    return { layout, ground: last }
  })
}
