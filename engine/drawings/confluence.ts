import { deckTruss, lenticular, piers, suspension, tiedArch, type Span } from './bridges.ts'
import { path, spread } from './geometry/svg.ts'

const width = 1440
const height = 380
const deck = 214
const water = 300

const spans: readonly (Span & { mark: string })[] = [
  { from: 60, to: 330, deck, mark: 'A' },
  { from: 330, to: 760, deck, mark: 'B' },
  { from: 760, to: 1050, deck, mark: 'C' },
  { from: 1050, to: 1380, deck, mark: 'D' },
]

/** A line of the drawing, with its width in units of the drawing. */
const drawn = (className: string, d: string, stroke: number): string =>
  path(className, d, ` stroke-width="${stroke}"`)

/** The bridges of the region in one elevation: truss, suspension, lenticular truss, tied arch. */
function bridges(): string {
  const [truss, hanging, lens, arch] = spans
  if (!truss || !hanging || !lens || !arch) return ''
  const all = [deckTruss(truss, 38, 6), suspension(hanging, 150), lenticular(lens, 70), tiedArch(arch, 128)]
  return (
    all.map(({ chords }) => drawn('drawing__ink', chords, 1.25)).join('') +
    path('drawing__ink', all.map(({ web }) => web).join(''))
  )
}

/** Ripples that grow shorter and rarer with distance from the piers. */
const river = (): string =>
  spread(0, 1, 5)
    .map((depth, row) => {
      const y = water + 8 + depth * 62
      return spread(30 + row * 37, width - 260 + row * 23, 5 - (row % 2))
        .map((x, index) => `M${Math.round(x)} ${Math.round(y)}h${150 - row * 18 - (index % 3) * 26}`)
        .join('')
    })
    .join('')

/** Dimension lines: a tick at each pier, and the span's mark between. */
function dimensions(): string {
  const y = 356
  const ticks = [...spans.map(({ from }) => from), spans.at(-1)?.to ?? width]
  const line = `M${ticks[0]} ${y}H${ticks.at(-1)}${ticks.map((x) => `M${x - 4} ${y + 4}l8 -8M${x} ${y - 12}v18`).join('')}`
  const marks = spans
    .map(({ from, to, mark }) => `<text x="${(from + to) / 2}" y="${y - 8}">${mark}</text>`)
    .join('')
  return path('drawing__line', line) + marks
}

/**
 * The drawing of the home page: four bridges as on an engineer's sheet, and the one gold line, the
 * span, that runs through all of them.
 */
export function confluence(): string {
  const xs = [60, 330, 760, 905, 1050, 1380]
  return (
    `<svg class="drawing span" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    path('drawing__river', river(), ' stroke-width="2"') +
    path('drawing__line', piers(xs, deck, water)) +
    bridges() +
    dimensions() +
    // The road goes on: on a wide screen it runs out of the drawing to both edges.
    drawn('drawing__accent', `M-1000 ${deck}H${width + 1000}`, 4) +
    '</svg>'
  )
}
