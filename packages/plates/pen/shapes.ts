import {
  spotsOf,
  type Box,
  type Circle,
  type Dimension,
  type Group,
  type LineTone,
  type Mark,
  type Rect,
  type Span,
  type Spot,
  type Text,
  type Tone,
  type Weight,
} from '../drawings/grammar/grammar.ts'
import { deckTruss, tiedArch } from '../../../sites/spanwright/parts/bridges/bridges.ts'
import { sizes } from './lettering.ts'
import { curve } from '../../../model/lines.ts'
import { polyline, round, spread, type Point } from '../../../model/geometry.ts'

/** One path of a drawing. */
export interface Outline {
  /** Path data. */
  d: string
  fill?: Tone | undefined
  stroke?: LineTone | undefined
  line?: Weight | 'none' | undefined
  dashed?: boolean | undefined
  /** Filled in the color of its line, like an arrowhead. */
  solid?: boolean
  /** The fill that its line crosses, if it isn't on the sheet; determines the line's color. */
  on?: Tone
}

const point = ([x, y]: Spot): Point => ({ x, y })
const lineThrough = (spots: readonly Spot[]): string => polyline(spots.map(point))
const curveThrough = (spots: readonly Spot[]): string => curve(spots.map(point), 10)

const rectangle = ([x, y, width, height]: Rect, radius = 0): string =>
  radius === 0
    ? `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
    : `M${round(x + radius)} ${round(y)}h${round(width - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${round(height - 2 * radius)}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${round(2 * radius - width)}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${round(2 * radius - height)}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`

const disc = ([x, y]: Spot, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Length of an arrowhead, by the weight of its line. */
const headLengths: Readonly<Record<Weight, number>> = { outline: 12, structure: 9, annotation: 7 }

/** Where the line of an arrow to a spot ends: inside the arrowhead. */
function withinHead([x, y]: Spot, [fromX, fromY]: Spot, weight: Weight): Spot {
  const away = Math.hypot(x - fromX, y - fromY) || 1
  const back = (headLengths[weight] * 0.7) / away
  return [x - (x - fromX) * back, y - (y - fromY) * back]
}

/** The head of an arrow that points from one spot to another. */
function arrowHead([x, y]: Spot, [fromX, fromY]: Spot, weight: Weight): string {
  const length = headLengths[weight]
  const away = Math.hypot(x - fromX, y - fromY) || 1
  const [ux, uy] = [(x - fromX) / away, (y - fromY) / away]
  const corner = (side: number): Spot => [
    x - ux * length - uy * length * 0.45 * side,
    y - uy * length + ux * length * 0.45 * side,
  ]
  return `${lineThrough([[x, y], corner(1), corner(-1)])}z`
}

/** The text of a box or circle, each line centered on its middle. */
function centered({ text, size = 'label', fill }: Box | Circle, [x, y]: Spot): Text[] {
  if (text === undefined) return []
  const { size: height, leading } = sizes[size]
  const lines = text.split('\n').length
  // Capitals are about seven tenths of the font size high.
  const base = y - ((lines - 1) * height * leading) / 2 + height * 0.35
  return [{ text, at: [x, base], size, anchor: 'middle', ...(fill && { on: fill }) }]
}

/** Lines of writing on a sheet or screen, of different lengths. */
function writing([x, y, width, height]: Rect, rows: number, marked: readonly number[] = []): Outline[] {
  const row = (index: number): string => {
    const length = width * (index % 3 === 2 ? 0.55 : index % 3 === 1 ? 0.8 : 1)
    return `M${round(x)} ${round(y + ((index + 0.5) * height) / rows)}h${round(length)}`
  }
  const indices = Array.from({ length: rows }, (_, index) => index)
  const plain = indices.filter((index) => !marked.includes(index))
  return [
    { d: plain.map(row).join(''), stroke: 'steel', line: 'structure' },
    ...(marked.length > 0 ? [{ d: marked.map(row).join(''), stroke: 'gold', line: 'outline' } as const] : []),
  ]
}

const corner = 0.24

function sheetOf([x, y, width, height]: Rect): { edge: string; fold: string } {
  const fold = Math.min(width, height) * corner
  return {
    edge: `M${round(x)} ${round(y)}h${round(width - fold)}l${round(fold)} ${round(fold)}v${round(height - fold)}h${round(-width)}z`,
    fold: `M${round(x + width - fold)} ${round(y)}v${round(fold)}h${round(fold)}`,
  }
}

/** Most lines in a hatch; more would look like stripes. */
const mostHatches = 5

/** Evenly spaced diagonals over a rectangle, from lower left to upper right. */
function hatches([x, y, width, height]: Rect): string {
  const count = Math.min(mostHatches, Math.max(1, Math.floor((width + height) / 30)))
  return spread(0, width + height, count + 2)
    .slice(1, -1)
    .map((along) => {
      const [startX, startY] = along <= height ? [x, y + along] : [x + along - height, y + height]
      const [endX, endY] = along <= width ? [x + along, y] : [x + width, y + along - width]
      return `M${round(startX)} ${round(startY)}L${round(endX)} ${round(endY)}`
    })
    .join('')
}

function dimensionOf({ dimension }: Dimension): Outline {
  const [fromX, , toX] = dimension
  const spots = spotsOf(dimension)
  const isUpright = fromX === toX
  const ends = spots.map(([x, y]) =>
    isUpright ? `M${round(x - 7)} ${round(y)}h14` : `M${round(x)} ${round(y - 7)}v14`,
  )
  const ticks = spots.map(([x, y]) => `M${round(x - 5)} ${round(y + 5)}l10-10`)
  return { d: [lineThrough(spots), ...ends, ...ticks].join(''), stroke: 'slate', line: 'annotation' }
}

function spanOf({ span, from: [x, y], length, rise, stroke, deck = 'gold', dashed }: Span): Outline[] {
  const place = { from: x, to: x + length, deck: y }
  const panels = Math.max(2, Math.round(length / rise / 1.1))
  const { chords, web } = span === 'arch' ? tiedArch(place, rise) : deckTruss(place, rise, panels)
  return [
    { d: web, stroke: stroke ?? 'slate', line: 'annotation', dashed },
    { d: chords, stroke: stroke ?? 'ink', line: 'structure', dashed },
    { d: `M${x} ${y}h${length}`, stroke: deck, line: 'outline', dashed },
  ]
}

/** The paths and text of a mark. */
export function outlineOf(mark: Exclude<Mark, Group | Text>): { outlines: Outline[]; words: Text[] } {
  const only = (...outlines: Outline[]) => ({ outlines, words: [] })
  if ('box' in mark) {
    const [x, y, width, height] = mark.box
    return {
      outlines: [{ ...mark, d: rectangle(mark.box, mark.radius) }],
      words: centered(mark, [x + width / 2, y + height / 2]),
    }
  }
  if ('circle' in mark)
    return { outlines: [{ ...mark, d: disc(mark.circle, mark.r) }], words: centered(mark, mark.circle) }
  if ('area' in mark) {
    const spots = spotsOf(mark.area)
    return only({ ...mark, d: `${mark.smooth ? curveThrough(spots) : lineThrough(spots)}z` })
  }
  if ('path' in mark) {
    const { path, line = 'structure', stroke = 'ink', dashed, smooth, arrow, on } = mark
    const spots = spotsOf(path)
    const [first = [0, 0], second = [0, 0]] = spots
    const [before = first, last = first] = spots.slice(-2)
    const heads =
      (arrow ? arrowHead(last, before, line) : '') + (arrow === 'both' ? arrowHead(first, second, line) : '')
    const way = [
      arrow === 'both' ? withinHead(first, second, line) : first,
      ...spots.slice(1, -1),
      arrow ? withinHead(last, before, line) : last,
    ]
    return only(
      { d: smooth ? curveThrough(way) : lineThrough(way), line, stroke, dashed, ...(on && { on }) },
      ...(heads ? [{ d: heads, line, stroke, solid: true }] : []),
    )
  }
  if ('dimension' in mark) return only(dimensionOf(mark))
  if ('hatch' in mark)
    return only({ d: hatches(mark.hatch), stroke: mark.stroke ?? 'slate', line: 'annotation' })
  if ('sheet' in mark) {
    const { sheet, rows = 4, marked } = mark
    const [x, y, width, height] = sheet
    const { edge, fold } = sheetOf(sheet)
    const inner: Rect = [x + width * 0.16, y + height * 0.24, width * 0.68, height * 0.64]
    return only(
      { fill: 'paper', ...mark, d: edge },
      { d: fold, stroke: mark.stroke, line: mark.line, dashed: mark.dashed },
      ...(rows > 0 ? writing(inner, rows, marked) : []),
    )
  }
  if ('screen' in mark) {
    const { screen, rows = 4, marked } = mark
    const [x, y, width, height] = screen
    const [glass, foot] = [height * 0.8, height * 0.14]
    const middle = x + width / 2
    const inner: Rect = [x + width * 0.12, y + glass * 0.14, width * 0.76, glass * 0.72]
    return only(
      { fill: 'paper', ...mark, d: rectangle([x, y, width, glass], 4) },
      {
        stroke: mark.stroke,
        line: mark.line,
        d: `M${round(middle)} ${round(y + glass)}v${round(foot)}m${round(-width * 0.2)} 0h${round(width * 0.4)}`,
      },
      ...(rows > 0 ? writing(inner, rows, marked) : []),
    )
  }
  if ('person' in mark) {
    const [x, y] = mark.person
    const { height } = mark
    const head = round(height * 0.21)
    const [half, rise] = [height * 0.36, height * 0.5]
    return only({
      fill: 'slate',
      stroke: 'slate',
      ...mark,
      d: `${disc([x, y - height + head], head)}M${round(x - half)} ${round(y)}v${round(-rise * 0.45)}q0 ${round(-rise * 0.55)} ${round(half)} ${round(-rise * 0.55)}t${round(half)} ${round(rise * 0.55)}v${round(rise * 0.45)}z`,
    })
  }
  if ('fault' in mark) {
    const { fault, r = 11 } = mark
    const [x, y] = fault
    const arm = round(r * 0.42)
    return only(
      { d: disc(fault, r), fill: 'gold', line: 'structure' },
      {
        d: `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`,
        on: 'gold',
        line: 'outline',
      },
    )
  }
  if ('tick' in mark) {
    const { tick, r = 9 } = mark
    const [x, y] = tick
    return only({
      d: lineThrough(spotsOf([x - r, y, x - r * 0.3, y + r * 0.7, x + r, y - r * 0.8])),
      line: 'outline',
    })
  }
  if ('span' in mark) return only(...spanOf(mark))
  const { pier, foot, width = 22 } = mark
  const [x, y] = pier
  const half = width / 2
  return only({
    fill: 'stone',
    ...mark,
    d: `${lineThrough(spotsOf([x - half, y, x + half, y, x + half * 1.35, foot, x - half * 1.35, foot]))}z`,
  })
}
