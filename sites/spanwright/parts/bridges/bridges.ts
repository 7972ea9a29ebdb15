import { polyline, round, spread, type Point } from '#model/geometry.ts'

/** Where a bridge crosses the river, and the height of its deck. */
export interface Span {
  from: number
  to: number
  deck: number
}

/** Path data of a bridge: the main lines, and the many short ones between them. */
export interface Bridge {
  chords: string
  web: string
}

const verticals = (points: readonly Point[], deck: number): string =>
  points.map(({ x, y }) => `M${round(x)} ${round(y)}V${deck}`).join('')

/** A parabola between two points at the height `end`, with its vertex `rise` above (if negative, below) them. */
function parabola({ from, to }: Omit<Span, 'deck'>, end: number, rise: number, count: number): Point[] {
  const half = (to - from) / 2
  return spread(from, to, count).map((x) => {
    const t = (x - from - half) / half
    return { x, y: end - rise * (1 - t * t) }
  })
}

/** A tied arch: the ribs rise above the deck, which hangs from them. */
export function tiedArch(span: Span, rise: number): Bridge {
  const outer = parabola(span, span.deck, rise, 25)
  const inner = parabola(span, span.deck, rise * 0.86, 25)
  // A hanger at every second point between the ends.
  const hung = inner.filter((_, index) => index % 2 === 0).slice(1, -1)
  return { chords: polyline(outer) + polyline(inner), web: verticals(hung, span.deck) }
}

/**
 * A suspension bridge: two towers, a cable that hangs in a parabola under the deck's even load, and vertical hangers.
 * Each side span takes a quarter of the length.
 */
export function suspension({ from, to, deck }: Span, height: number): Bridge {
  const quarter = (to - from) / 4
  const [left, right] = [from + quarter, to - quarter]
  const top = deck - height
  const main = parabola({ from: left, to: right }, top, -height * 0.86, 17)
  const side = (tower: number, end: number) =>
    spread(tower, end, 7).map((x) => {
      const t = (x - tower) / (end - tower)
      return { x, y: top + height * (1 - (1 - t) ** 2) }
    })
  const towers = [left, right].map((x) => `M${round(x)} ${round(top - 6)}V${deck + 46}`).join('')
  const cables = [main, side(left, from), side(right, to)]
  return {
    chords: towers + cables.map(polyline).join(''),
    web: cables.map((cable) => verticals(cable.slice(1, -1), deck)).join(''),
  }
}

/** A lenticular truss: two lenses of an arched upper and a hanging lower chord, with posts between them. */
export function lenticular({ from, to, deck }: Span, depth: number): Bridge {
  const middle = (from + to) / 2
  const end = deck - depth / 2
  const bridge = { chords: '', web: '' }
  for (const lens of [
    { from, to: middle },
    { from: middle, to },
  ]) {
    const upper = parabola(lens, end, depth / 2, 13)
    const lower = upper.map(({ x, y }) => ({ x, y: 2 * end - y }))
    const posts = upper.slice(1, -1).map(({ x, y }) => `M${round(x)} ${round(y)}V${round(2 * end - y)}`)
    bridge.chords += polyline(upper) + polyline(lower)
    bridge.web += posts.join('')
  }
  return bridge
}

/** A Warren truss under the deck: triangles in equal panels. */
export function deckTruss({ from, to, deck }: Span, depth: number, panels: number): Bridge {
  const xs = spread(from, to, panels * 2 + 1)
  const zigzag = xs.map((x, index) => ({ x, y: index % 2 === 0 ? deck : deck + depth }))
  const chord = `M${round(xs[1] ?? from)} ${deck + depth}H${round(xs.at(-2) ?? to)}`
  return { chords: chord, web: polyline(zigzag) }
}

/** Piers below the deck, down to the water. */
export const piers = (xs: readonly number[], deck: number, water: number): string =>
  xs.map((x) => `M${x - 5} ${deck}L${x - 9} ${water}M${x + 5} ${deck}L${x + 9} ${water}`).join('')
