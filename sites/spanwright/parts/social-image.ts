import type { Slots } from '#components/slots/contract.ts'
import { deckTruss, lenticular, piers, suspension, tiedArch, type Span } from './bridges/bridges.ts'

const width = 1200
const water = 585
const span: Span = { from: 60, to: 1140, deck: 500 }

const suspended = { name: 'suspension bridge', bridge: suspension({ ...span, from: 300 }, 170) }
const arched = { name: 'tied arch bridge', bridge: tiedArch({ ...span, from: 420 }, 190) }
const lensed = { name: 'lenticular truss', bridge: lenticular({ ...span, deck: 520 }, 110) }
const trussed = { name: 'truss bridge', bridge: deckTruss(span, 58, 12) }

/** The bridges by the first part of a page's path, which is empty for the home page. */
const bridges = new Map([
  ['', lensed],
  ['blog', lensed],
  ['case-studies', arched],
  ['projects', arched],
  ['research', lensed],
  ['services', suspended],
])

const bridgeOf = (path: string) => bridges.get(path.split('/')[1]!) ?? trussed

const socialImage: Slots['social-image'] = {
  draw(path, stroke) {
    const { chords, web } = bridgeOf(path).bridge
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
