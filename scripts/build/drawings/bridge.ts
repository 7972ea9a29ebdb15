import { stateAt, strokeOf } from '#components/bridge/state.ts'
import { bridge, bridgeTexts, road, truckWeight } from '#content/demonstrations/bridge.ts'
import { path } from './svg.ts'

const width = 1000
const deck = -road.deck
const water = 352

/** A building: its left edge, width and height above the water, and how its roof ends. */
const city: readonly (readonly [
  x: number,
  width: number,
  height: number,
  roof: 'flat' | 'spire' | 'gable' | 'step',
])[] = [
  [-700, 60, 90, 'flat'],
  [-600, 48, 140, 'step'],
  [-520, 70, 100, 'flat'],
  [-420, 44, 170, 'gable'],
  [-350, 60, 120, 'flat'],
  [-260, 52, 200, 'step'],
  [-190, 66, 150, 'flat'],
  [-100, 46, 240, 'flat'],
  [60, 64, 118, 'flat'],
  [150, 50, 196, 'gable'],
  [212, 44, 150, 'flat'],
  [276, 58, 232, 'step'],
  [350, 40, 164, 'flat'],
  [408, 62, 262, 'spire'],
  [486, 46, 190, 'flat'],
  [546, 76, 322, 'flat'],
  [640, 48, 208, 'gable'],
  [700, 52, 250, 'step'],
  [768, 60, 154, 'flat'],
  [846, 44, 190, 'spire'],
  [1010, 60, 220, 'flat'],
  [1090, 48, 150, 'gable'],
  [1160, 70, 190, 'step'],
  [1260, 50, 130, 'flat'],
  [1340, 64, 160, 'gable'],
  [1440, 50, 100, 'flat'],
  [1530, 70, 130, 'step'],
  [1640, 60, 80, 'flat'],
]

function skyline(): string {
  const roofs = {
    flat: (w: number) => `h${w}`,
    spire: (w: number) => `l${w / 2} -30l${w / 2} 30`,
    gable: (w: number) => `l${w / 2} -${w / 2}l${w / 2} ${w / 2}`,
    step: (w: number) => `h${w / 4}v-14h${w / 2}v14h${w / 4}`,
  }
  return city.map(([x, w, h, roof]) => `M${x} ${water}v-${h}${roofs[roof](w)}v${h}z`).join('')
}

/** Lit windows, spread by a rule that looks like chance and is the same in every build. */
const windows = (): string =>
  city
    .flatMap(([x, w, h], building) =>
      Array.from({ length: Math.floor(h / 34) }, (_, row) => {
        const column = (building * 7 + row * 5) % Math.max(1, Math.floor((w - 16) / 10))
        return `M${x + 10 + column * 10} ${water - h + 16 + row * 30}h5`
      }),
    )
    .join('')

/** A stone tower at an end of the truss, from the river up through the road. */
const pier = (x: number): string =>
  `M${x - 26} ${water + 10}V${deck + 16}h6V110h-6v-14h8v-12h36v12h8v14h-6V${deck + 16}h6V${water + 10}z`

const ripples = (): string =>
  [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map(
        (at) => `M${-640 + at * 430 + row * 137} ${water + 18 + row * 18}h${130 - row * 24}`,
      ),
    )
    .join('')

const truck = 'M-33-9V-41H11V-9zM14-9V-33H25L33-21V-9z'
const wheels = 'M-26-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0'

/** The bridge at night over its river, with the truck in the middle and every force solved. */
export function loadedBridge(): string {
  const middle = road.panels / 2
  const state = stateAt(middle)
  const lines = bridge.members.map((_, index) => {
    const { class: kind, d, 'stroke-width': stroke } = strokeOf(state, index)
    return path(kind, d, ` stroke-width="${stroke}"`)
  })
  const ends = [road.left, width - road.left]
  return (
    `<svg class="bridge__drawing" viewBox="0 0 ${width} 430" role="img" aria-label="${bridgeTexts.title}">` +
    path('bridge__city', skyline()) +
    path('bridge__windows', windows()) +
    path('bridge__water', `M-2000 ${water}H3000V430H-2000z`) +
    `<use class="bridge__mirror" href="#truss" transform="matrix(1 0 0 -.34 0 ${Math.round(water * 1.34 + 2)})"/>` +
    path('bridge__ripples', ripples()) +
    path('bridge__stone', ends.map(pier).join('')) +
    `<g id="truss">${lines.join('')}</g>` +
    path('bridge__road', `M-2000 ${deck + 5}H3000`) +
    `<g class="bridge__truck" transform="translate(${road.left + middle * road.panel} ${deck})">` +
    path('bridge__cargo', truck) +
    path('bridge__wheels', wheels) +
    `<text x="-11" y="-19">${truckWeight} t</text>` +
    '</g><text class="bridge__figure" x="0" y="0"></text></svg>'
  )
}

/** The whole figure: drawing, words and controls. Without scripts the controls are hidden by the styles. */
export function bridgeFigure(): string {
  const state = stateAt(road.panels / 2)
  const { busiest } = state
  const { legend } = bridgeTexts
  return (
    loadedBridge() +
    `<div class="bridge__panel"><p class="bridge__legend"><span class="bridge__pull">${legend.pull}</span>, <span class="bridge__push">${legend.push}</span>, ${legend.width}.</p>` +
    `<p class="bridge__state">${bridgeTexts.state(road.panels / 2, busiest, state.forces?.[busiest] ?? 0)}</p>` +
    `<div class="bridge__controls"><label class="bridge__move"><span>${bridgeTexts.position}</span> <input type="range" min="0" max="${road.panels}" step="0.1" value="${road.panels / 2}"></label>` +
    `<select class="bridge__choice" aria-label="${bridgeTexts.choose}"><option value="">${bridgeTexts.none}</option></select>` +
    `<button class="bridge__take button button--outline button--size-sm" type="button" disabled>${bridgeTexts.takeOut}</button></div></div>`
  )
}
