/**
 * Fragments of engineering drawings next to the hero's words: each makes the page's point as a drawing.
 * Geometry only; components/sketch gives it its strokes.
 */
import { sketchSize, type Sketch } from '#components/sketch/sketch-data.ts'
import type { Slots } from '#components/slots/contract.ts'
import { polyline } from '#model/lines.ts'
import { spread, type Point } from '#model/geometry.ts'

const rounded = (value: number): number => Math.round(value)

/** A parabola over a base line: `rise` above it in the middle between the two ends. */
const arch =
  (from: number, to: number, base: number, rise: number) =>
  (x: number): Point => {
    const t = (x - from) / (to - from)
    return { x, y: base - 4 * rise * t * (1 - t) }
  }

const along = (line: (x: number) => Point, from: number, to: number, count: number): Point[] =>
  spread(from, to, count).map(line)

const verticals = (points: readonly Point[], to: number): string =>
  points.map(({ x, y }) => `M${rounded(x)} ${rounded(y)}V${to}`).join('')

/** A dimension line with an oblique tick at each measured point. */
const dimension = (xs: readonly number[], y: number): string =>
  `M${rounded(xs[0] ?? 0)} ${y}H${rounded(xs.at(-1) ?? 0)}${xs.map((x) => `M${rounded(x) - 4} ${y + 4}l8-8`).join('')}`

const pier = (x: number, deck: number, foot: number): string =>
  `M${x - 6} ${deck}l-4 ${foot - deck}h20l-4-${foot - deck}`

/** Three gaps, each crossed in its own way: a truss, a hanging cable, an arch. */
function threeSpans(): Sketch {
  const deck = 150
  const [a, b, c, d] = [20, 160, 320, 460]
  const panels = spread(a, b, 5)
  const truss = panels.map((x, index) => ({ x, y: index % 2 === 0 ? deck : deck - 44 }))
  const cable = arch(b, c, deck - 96, -82)
  const crown = arch(c, d, deck, 84)
  return {
    fine:
      [a, b, c, d].map((x) => pier(x, deck, 214)).join('') +
      verticals(along(cable, b + 20, c - 20, 7), deck) +
      verticals(along(crown, c + 20, d - 20, 6), deck) +
      dimension([a, b, c, d], 240),
    main:
      `M55 ${deck - 44}H125` +
      polyline(truss) +
      polyline(along(cable, b, c, 13)) +
      `M${b} ${deck - 104}V${deck}M${c} ${deck - 104}V${deck}` +
      polyline(along(crown, c, d, 13)),
    accent: `M0 ${deck}H${sketchSize.width}`,
  }
}

/** How an arch is set out: its circle, the rays that divide it, the curve that is built. */
function settingOut(): Sketch {
  const center = { x: 240, y: 250 }
  const radius = 210
  const at = (degrees: number, length = radius): Point => ({
    x: center.x + length * Math.cos((degrees / 180) * Math.PI),
    y: center.y - length * Math.sin((degrees / 180) * Math.PI),
  })
  const rays = spread(30, 150, 9).map((degrees) => polyline([at(degrees, 14), at(degrees, radius + 14)]))
  const [left, right] = [at(150), at(30)]
  const circle = `M${center.x - radius} ${center.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`
  return {
    fine: `${rays.join('')}M${center.x - 10} ${center.y}h20m-10-10v18`,
    dashed: circle,
    main: polyline([left, right]) + dimension([left.x, center.x, right.x], 172),
    accent: polyline(spread(150, 30, 25).map((degrees) => at(degrees))),
  }
}

/** A beam under an even load, and the line by which it bends: what is measured, and how. */
function bentBeam(): Sketch {
  const [from, to, top] = [40, 440, 96]
  const bend = arch(from, to, 150, -84)
  const loads = spread(from, to, 11)
  return {
    fine:
      loads.map((x) => `M${rounded(x)} 44V86m-4-8 4 8 4-8`).join('') +
      verticals(along(bend, 80, 400, 9), 150),
    main:
      `M${from} 44H${to}M${from} ${top}H${to}v10H${from}z` +
      `M${from} 106l-10 18h20zM${to} 106l-10 18h20zM${from - 16} 128h32M${to - 16} 128h32`,
    dashed: `M${from} 150H${to}`,
    accent: polyline(along(bend, from, to, 21)),
  }
}

/** A nomogram: a sum done by a straight line across three scales. */
function nomogram(): Sketch {
  const [top, foot] = [24, 236]
  const scales = [
    { x: 60, count: 22 },
    { x: 240, count: 43 },
    { x: 420, count: 22 },
  ]
  const ticks = scales.flatMap(({ x, count }) =>
    spread(top, foot, count).map((y, index) => `M${x} ${rounded(y)}h${index % 5 === 0 ? 14 : 7}`),
  )
  const line = polyline([
    { x: 24, y: 199 },
    { x: 456, y: 71 },
  ])
  return {
    fine: ticks.join(''),
    main: scales.map(({ x }) => `M${x} ${top}V${foot}`).join('') + 'M233 135a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
    accent: line,
  }
}

/** A road that forks: the way that is closed, the way around, and the one that leads straight to a trial. */
const threeExits = (): Sketch => ({
  fine: 'M20 122v16M60 122v16M100 122v16M140 122v16M180 122v16M392 96v-14h28v14M392 178v-14h28v14',
  main: 'M180 130C260 130 280 220 360 220H440M428 212l12 8-12 8',
  dashed: 'M180 130C260 130 280 40 360 40H440M440 22v36',
  accent: 'M0 130H470M456 120l14 10-14 10',
})

/** Two banks, and a letter on its way from one to the other. */
const letter = (): Sketch => ({
  fine: 'M0 226H480M24 200v26M48 200v26M72 200v26M408 200v26M432 200v26M456 200v26M108 208l24 18M372 208l-24 18',
  main: 'M0 200H108V226M480 200H372V226M48 200v-52h36v52M396 200v-76h44v76',
  dashed: 'M108 196Q240 20 372 196',
  accent: 'M200 72h80v54h-80zl40 30 40-30',
})

/** A sheet that was read and signed off. */
const signedSheet = (): Sketch => ({
  fine: spread(84, 204, 7)
    .map((y) => `M150 ${rounded(y)}h${y > 180 ? 70 : 150}`)
    .join(''),
  main: 'M126 20H290L346 76V240H126zM290 20v56h56',
  accent: 'M352 190m-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0M332 192l14 14 28-32',
})

/** A ruler and a set square: the tools for drawing by hand. */
const ruleAndSquare = (): Sketch => ({
  fine: spread(60, 420, 37)
    .map((x, index) => `M${rounded(x)} 178v${index % 5 === 0 ? 20 : 10}`)
    .join(''),
  main: 'M40 178H440V226H40z',
  accent: 'M120 166V24L330 166zM156 136V96L216 136z',
})

const sketches: Slots['sketches'] = {
  about: settingOut(),
  blog: nomogram(),
  contact: letter(),
  legal: signedSheet(),
  readiness: threeExits(),
  research: bentBeam(),
  resources: ruleAndSquare(),
  services: threeSpans(),
}
export default sketches
