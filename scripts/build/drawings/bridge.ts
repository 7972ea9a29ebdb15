import { drawnOf, figureAt, stateAt } from '#components/bridge/state.ts'
import { bridge, road } from '#content/demonstrations/bridge-truss.ts'
import { bridgeTexts } from '#content/demonstrations/bridge.ts'
import { path } from './svg.ts'

const width = 1000
const height = 440
const deck = -road.deck
const water = 362

type Roof = 'flat' | 'crown' | 'gable' | 'step' | 'mast'

/** A building: its left edge, width and height above the water, and how its roof ends. */
type Building = readonly [x: number, width: number, height: number, roof: Roof]

/** Downtown as seen from Mount Washington, put together freely; to the sides what wide windows see. */
const city: readonly Building[] = [
  [-700, 60, 90, 'flat'],
  [-600, 48, 140, 'step'],
  [-520, 70, 100, 'flat'],
  [-420, 44, 170, 'gable'],
  [-350, 60, 120, 'flat'],
  [-260, 52, 200, 'step'],
  [-190, 66, 150, 'flat'],
  [-100, 46, 220, 'crown'],
  [60, 64, 118, 'flat'],
  [140, 50, 190, 'gable'],
  [202, 54, 150, 'flat'],
  [270, 58, 222, 'step'],
  [344, 48, 164, 'flat'],
  [404, 56, 246, 'crown'],
  [474, 54, 180, 'flat'],
  [552, 84, 322, 'flat'],
  [650, 48, 198, 'flat'],
  [708, 52, 250, 'mast'],
  [774, 60, 154, 'flat'],
  [846, 44, 196, 'step'],
  [1010, 60, 220, 'flat'],
  [1090, 48, 150, 'gable'],
  [1160, 70, 190, 'step'],
  [1260, 50, 130, 'flat'],
  [1340, 64, 160, 'gable'],
  [1440, 50, 100, 'flat'],
  [1530, 70, 130, 'step'],
  [1640, 60, 80, 'flat'],
]

const roofs: Readonly<Record<Roof, (width: number) => string>> = {
  flat: (w) => `h${w}`,
  crown: (w) => `v-16l4-14 4 14h${w / 2 - 12}l4-26 4 26h${w / 2 - 12}l4-14 4 14v16`,
  gable: (w) => `l${w / 2}-${w / 2} ${w / 2} ${w / 2}`,
  step: (w) => `h${w / 4}v-14h${w / 8}l${w / 8}-18 ${w / 8} 18h${w / 8}v14h${w / 4}`,
  mast: (w) => `l${w / 2 - 1}-34v-36h2v36l${w / 2 - 1} 34`,
}

const skyline = (): string =>
  city.map(([x, w, h, roof]) => `M${x} ${water}v-${h}${roofs[roof](w)}v${h}z`).join('')

/** Rows of lit windows, which the styles' dashes part; moved by a rule that looks like chance. */
const windows = (): string =>
  city
    .flatMap(([x, w, h], building) =>
      Array.from({ length: Math.floor(h / 34) }, (_, row) => {
        const start = 9 + ((building * 7 + row * 11) % 19)
        return `M${x + start} ${water - h + 18 + row * 28}h${w - start - 8}`
      }),
    )
    .join('')

/** A stone tower at an end of the truss, from the river through the road to its pointed roof. */
const tower = (x: number): string =>
  `M${x - 34} ${water + 6}l4-${water - deck - 6}h8V132h-6v-16h8l20-44 20 44h8v16h-6V${deck + 12}h8l4 ${water - deck - 6}z`

/** Its window, and the courses of its foot. */
const masonry = (x: number): string =>
  `M${x - 6} 222v-20a6 6 0 0 1 12 0v20zM${x - 32} ${deck + 32}h64M${x - 33} ${deck + 50}h66M${x - 24} 132h48`

const ripples = (): string =>
  [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map(
        (at) => `M${-640 + at * 430 + row * 137} ${water + 16 + row * 18}h${130 - row * 24}`,
      ),
    )
    .join('')

/** What the lights of the windows and the truck leave on the water. */
const glints = (): string =>
  city.map(([x, w, h]) => `M${x + w / 2} ${water + 8}v${Math.round(h / 5)}`).join('')

const truck = 'M-43-10V-54H13V-10zM16-10V-43H31L43-28V-10z'
const wheels = 'M-34-8a8 8 0 1 0 16 0a8 8 0 1 0-16 0M18-8a8 8 0 1 0 16 0a8 8 0 1 0-16 0'

/** How high the reflection is, as a part of what is reflected. */
const shallow = 0.24

/** The drawing over its river, with the truck at midspan and every force solved. */
function drawing(): string {
  const state = stateAt(road.panels / 2)
  const { members, hollow, pins, loosePins, road: way, truck: place } = drawnOf(state)
  const lines = members.map((line) => path(line.class, line.d, ` stroke-width="${line['stroke-width']}"`))
  const ends = [road.left, width - road.left]
  const figure = figureAt(state, state.busiest)
  return (
    `<svg class="bridge__drawing" viewBox="0 0 ${width} ${height}" font-size="26" role="img" aria-label="${bridgeTexts.drawing}">` +
    path('bridge__city', skyline()) +
    path('bridge__windows', windows()) +
    path('bridge__water', `M-2000 ${water}H3000V${height}H-2000z`) +
    `<use class="bridge__mirror" href="#bridge-truss" transform="matrix(1 0 0 -${shallow} 0 ${Math.round(water * (1 + shallow))})"/>` +
    path('bridge__glints', glints()) +
    path('bridge__ripples', ripples()) +
    path('bridge__stone', ends.map(tower).join('')) +
    path('bridge__masonry', ends.map(masonry).join('')) +
    `<g id="bridge-truss"><g class="bridge__members">${lines.join('')}</g>` +
    path('bridge__hollow', hollow) +
    path('bridge__road', way) +
    path('bridge__pins', pins) +
    path('bridge__loose-pins', loosePins) +
    '</g>' +
    `<g class="bridge__truck" transform="${place}">` +
    path('bridge__cargo', truck) +
    path('bridge__wheels', wheels) +
    `<text x="-15" y="-25" font-size="21">${bridgeTexts.truck}</text></g>` +
    `<text class="bridge__figure" x="${figure.x}" y="${figure.y}">${bridgeTexts.force(state.forces?.[state.busiest] ?? 0)}</text></svg>`
  )
}

/** The members to choose from. */
const options = (): string =>
  bridge.members.map((_, index) => `<option value="${index}">${bridgeTexts.option(index)}</option>`).join('')

/** The whole figure: drawing, words and controls. Without scripts the styles hide the controls. */
export function bridgeFigure(): string {
  const { busiest, forces, at } = stateAt(road.panels / 2)
  const texts = bridgeTexts
  return (
    drawing() +
    '<div class="bridge__panel">' +
    `<label class="bridge__move"><span>${texts.move}</span><input class="bridge__range" type="range" min="0" max="${road.panels}" step="0.1" value="${at}" aria-valuetext="${texts.place(at)}"></label>` +
    `<div class="bridge__words"><p class="bridge__legend"><strong>${texts.claim}</strong> <span class="bridge__key bridge__key--pull">${texts.pull}</span>, <span class="bridge__key bridge__key--push">${texts.push}</span>, ${texts.width}</p>` +
    `<p class="bridge__state">${texts.state(at, busiest, forces?.[busiest] ?? 0)}</p></div>` +
    `<div class="bridge__controls"><select class="bridge__choice" aria-label="${texts.choose}"><option value="">${texts.none}</option>${options()}</select>` +
    `<button class="bridge__take button button--outline" type="button" disabled>${texts.takeOut}</button></div></div>`
  )
}
