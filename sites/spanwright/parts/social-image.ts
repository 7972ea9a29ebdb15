import type { Slots } from '#components/slots/contract.ts'
import {
  deckTruss,
  lenticular,
  piers,
  suspension,
  tiedArch,
  type Bridge,
  type Span,
} from './bridges/bridges.ts'

const width = 1200
const water = 585
const span: Span = { from: 60, to: 1140, deck: 500 }

/** The bridges by the start of a page's path, with their names. */
const bridges: readonly (readonly [start: string, name: string, bridge: () => Bridge])[] = [
  ['/services/', 'suspension bridge', () => suspension({ ...span, from: 300 }, 170)],
  ['/case-studies/', 'tied arch bridge', () => tiedArch({ ...span, from: 420 }, 190)],
  ['/projects/', 'tied arch bridge', () => tiedArch({ ...span, from: 420 }, 190)],
  ['/blog/', 'lenticular truss', () => lenticular({ ...span, deck: 520 }, 110)],
  ['/research/', 'lenticular truss', () => lenticular({ ...span, deck: 520 }, 110)],
  ['/', 'truss bridge', () => deckTruss(span, 58, 12)],
]

const bridgeOf = (path: string) => {
  const start = path === '/' ? '/blog/' : path
  const [, name, bridge] = bridges.find(([beginning]) => start.startsWith(beginning))!
  return { name, bridge }
}

const socialImage: Slots['social-image'] = {
  draw(path, stroke) {
    const { chords, web } = bridgeOf(path).bridge()
    const { deck, from, to } = span
    return [
      stroke(piers([from + 20, 420, 780, to - 20], deck, water), 'line', 2),
      stroke(web, 'line', 1.5),
      stroke(chords, 'text-muted', 3),
      stroke(`M0 ${deck}H${width}`, 'accent', 5),
      stroke(`M0 ${water}H${width}M0 ${water + 14}H${width}`, 'river', 3),
    ].join('')
  },
  describe: (path) => `a line drawing of a ${bridgeOf(path).name} with a gold deck`,
  map: 'a line map of the three rivers with a gold dot at the place',
}
export default socialImage
