import { drawnOf, figureAt, stateAt, type BridgeState } from './state.ts'
import { bridge, road } from './lenticular.ts'
import { bridgeTexts } from './texts.ts'
import { path } from '#model/geometry.ts'

const width = 1000
const height = 440
const deck = -road.deck
const water = 362

type Roof = 'flat' | 'crown' | 'gable' | 'step' | 'mast'

/** The distance between columns of windows. Buildings are aligned to it, so that no edge cuts a window. */
const column = 14

/** A building: its left edge and width in columns, its height above the water, and its roof. */
type Building = readonly [left: number, columns: number, height: number, roof: Roof]

/** Downtown as seen from Mount Washington, freely composed. */
const city: readonly Building[] = [
  [-2, 4, 200, 'crown'],
  [4, 5, 118, 'flat'],
  [10, 4, 190, 'gable'],
  [14, 4, 150, 'flat'],
  [19, 4, 224, 'step'],
  [24, 4, 164, 'flat'],
  [29, 4, 246, 'crown'],
  [34, 4, 180, 'flat'],
  [40, 6, 318, 'flat'],
  [47, 3, 198, 'flat'],
  [51, 4, 246, 'mast'],
  [55, 4, 154, 'flat'],
  [60, 4, 192, 'step'],
  [66, 4, 130, 'gable'],
]

/** The distance after which the skyline repeats, for browser windows wider than the drawing. */
const cityWidth = 74 * column

const roofs: Readonly<Record<Roof, (width: number) => string>> = {
  flat: (w) => `h${w}`,
  crown: (w) => `v-16l4-14 4 14h${w / 2 - 12}l4-26 4 26h${w / 2 - 12}l4-14 4 14v16`,
  gable: (w) => `l${w / 2}-${w / 2} ${w / 2} ${w / 2}`,
  step: (w) => `h${w / 4}v-14h${w / 8}l${w / 8}-18 ${w / 8} 18h${w / 8}v14h${w / 4}`,
  mast: (w) => `l${w / 2 - 1}-34v-36h2v36l${w / 2 - 1} 34`,
}

const skyline = city
  .map(([left, columns, tall, roof]) => {
    const w = columns * column
    return `M${left * column} ${water}v-${tall}${roofs[roof](w)}v${tall}z`
  })
  .join('')

/** The lit windows of the pattern: their columns, row by row from the top. */
const lit: readonly (readonly number[])[] = [
  [0, 2, 3, 6],
  [1, 4],
  [0, 3, 5, 6],
  [2, 3],
  [1, 5, 6],
]

const floor = 22

/** The lit windows as a pattern that fills the buildings. */
const lights =
  `<pattern id="bridge-lights" width="${7 * column}" height="${lit.length * floor}" patternUnits="userSpaceOnUse">` +
  path(
    'bridge__lights',
    lit.map((row, y) => row.map((x) => `M${x * column + 5} ${y * floor + 10}h4`).join('')).join(''),
  ) +
  '</pattern>'

/** Downtown with its lights: the skyline, and a copy on each side. */
const downtown =
  '<g id="bridge-city"><g id="bridge-block">' +
  path('bridge__city', skyline) +
  `<path d="${skyline}" fill="url(#bridge-lights)"/></g>` +
  [-cityWidth, cityWidth].map((x) => `<use href="#bridge-block" x="${x}"/>`).join('') +
  '</g>'

/** A stone tower at an end of the truss, from the river past the road to its pointed roof. */
const tower = (x: number): string =>
  `M${x - 34} ${water + 6}l4-${water - deck - 6}h8V132h-6v-16h8l20-44 20 44h8v16h-6V${deck + 12}h8l4 ${water - deck - 6}z`

/** The window of a tower, and the courses of its base. */
const masonry = (x: number): string =>
  `M${x - 6} 222v-20a6 6 0 0 1 12 0v20zM${x - 32} ${deck + 32}h64M${x - 33} ${deck + 50}h66M${x - 24} 132h48`

/** Four lines on the river, which the styles draw dashed. */
const ripples = [0, 1, 2, 3].map((row) => `M${-2000 + row * 137} ${water + 14 + row * 18}H3000`).join('')

const truck = 'M-43-10V-54H13V-10zM16-10V-43H31L43-28V-10z'
const wheels = 'M-34-8a8 8 0 1 0 16 0a8 8 0 1 0-16 0M18-8a8 8 0 1 0 16 0a8 8 0 1 0-16 0'

/** Height of the reflection as a share of what is reflected. */
const shallow = 0.24

const mirrored = (id: string): string =>
  `<use class="bridge__mirror" href="#${id}" transform="matrix(1 0 0-${shallow} 0 ${Math.round(water * (1 + shallow))})"/>`

/** The bridge over its river, under a load. */
function drawing(state: BridgeState): string {
  const { members, paths, truck: place } = drawnOf(state)
  const lines = members.map((line) => path(line.class, line.d, ` stroke-width="${line['stroke-width']}"`))
  const ends = [road.left, width - road.left]
  const figure = figureAt(state, state.busiest)
  return (
    `<svg class="bridge__drawing" viewBox="0 0 ${width} ${height}" font-size="26" role="img" aria-label="${bridgeTexts.drawing}">` +
    lights +
    downtown +
    path('bridge__water', `M-2000 ${water}H3000V${height}H-2000z`) +
    mirrored('bridge-city') +
    mirrored('bridge-truss') +
    path('bridge__ripples', ripples) +
    path('bridge__stone', ends.map(tower).join('')) +
    path('bridge__masonry', ends.map(masonry).join('')) +
    `<g id="bridge-truss"><g class="bridge__members">${lines.join('')}</g>` +
    Object.entries(paths)
      .map(([part, d]) => path(`bridge__${part}`, d))
      .join('') +
    '</g>' +
    `<g class="bridge__truck" transform="${place}">` +
    path('bridge__cargo', truck) +
    path('bridge__wheels', wheels) +
    `<text x="-15" y="-25" font-size="21">${bridgeTexts.truck}</text></g>` +
    `<text class="bridge__figure" x="${figure.x}" y="${figure.y}">${bridgeTexts.force(state.forces?.[state.busiest] ?? 0)}</text></svg>`
  )
}

/** The whole figure with the truck at midspan: drawing, text, and controls, which the styles hide without scripts. */
export function bridgeFigure(): string {
  const state = stateAt(road.panels / 2)
  const { busiest, forces, at } = state
  const texts = bridgeTexts
  // The members in order.
  const options = bridge.members.map((_, index) => `<option>${texts.option(index)}</option>`).join('')
  const html =
    drawing(state) +
    '<div class="bridge__panel sheet">' +
    `<label class="bridge__move"><span>${texts.move}</span><input class="bridge__range" type="range" min="0" max="${road.panels}" step="0.1" value="${at}" aria-valuetext="${texts.place(at)}"></label>` +
    `<div class="bridge__words"><p class="bridge__legend"><strong>${texts.claim}</strong> <span class="bridge__key bridge__key--pull">${texts.pull}</span>, <span class="bridge__key bridge__key--push">${texts.push}</span>, ${texts.width}</p>` +
    `<p class="bridge__state">${texts.state(at, busiest, forces?.[busiest] ?? 0)}</p></div>` +
    `<div class="bridge__controls"><select class="bridge__choice" aria-label="${texts.choose}"><option>${texts.none}</option>${options}</select>` +
    `<button class="bridge__take button button--outline" type="button" disabled>${texts.takeOut}</button></div></div>`
  // The page's data repeats the figure as JSON, where double quotes would have to be escaped.
  return html.replaceAll('"', "'")
}
