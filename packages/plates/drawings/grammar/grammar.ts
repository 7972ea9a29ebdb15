/**
 * The vocabulary of the site's drawings. A drawing is data: boxes, lines, areas, dimensions and labels, in units
 * that equal CSS pixels on a phone. packages/plates/pen turns it into SVG.
 */

/** A point, measured from the upper left corner of the sheet. */
export type Spot = readonly [x: number, y: number]
/** The points of a line as a flat list: x and y of the first, x and y of the second, and so on. */
export type Way = readonly number[]
export type Rect = readonly [x: number, y: number, width: number, height: number]

/** Steel and limestone neutrals, one accent, and the river's blues; their values are in the palette. */
export type Tone = 'ink' | 'slate' | 'steel' | 'stone' | 'paper' | 'gold' | 'river' | 'deep'
/** Tones for lines and words directly on the sheet; the others are only for fills. */
export type LineTone = 'ink' | 'slate' | 'steel' | 'gold' | 'river'
/** The three line weights of a drawing: its subject, its structure, and its annotations. */
export type Weight = 'outline' | 'structure' | 'annotation'
/** Text sizes; the smallest is 13 units. */
export type TextSize = 'note' | 'label' | 'title' | 'figure' | 'poster'
/** The background: the page's sheet, tinted paper, or the blueprint, which looks the same in both themes. */
export type Ground = 'sheet' | 'vellum' | 'blueprint'

interface Stroke {
  /** `structure` by default. */
  line?: Weight | 'none'
  stroke?: LineTone
  dashed?: true
}

interface Filled extends Stroke {
  fill?: Tone
}

interface Worded {
  /** Lines are separated by `\n`. */
  text?: string
  size?: TextSize
}

/** A rectangle, with its text in the middle. */
export interface Box extends Filled, Worded {
  box: Rect
  radius?: number
}

export interface Circle extends Filled, Worded {
  circle: Spot
  r: number
}

/** A closed shape. */
interface Area extends Filled {
  area: Way
  smooth?: true
}

/** A line through points, straight or smooth. */
interface Line {
  path: Way
  line?: Weight
  stroke?: LineTone
  dashed?: true
  smooth?: true
  arrow?: 'end' | 'both'
  /** The fill that it crosses, if it isn't on the sheet; determines its color. */
  on?: Tone
}

export interface Text {
  text: string
  at: Spot
  size?: TextSize
  tone?: LineTone
  /** The fill behind it, if it isn't on the sheet; determines its color. */
  on?: Tone
  anchor?: 'start' | 'middle' | 'end'
  /** Rotated to read from bottom to top. */
  upright?: true
}

/** A dimension line, horizontal or vertical, with an oblique tick at each end. */
export interface Dimension {
  dimension: readonly [fromX: number, fromY: number, toX: number, toY: number]
}

/** Marks something missing or unknown: at most five thin diagonals over a rectangle. */
interface Hatch {
  hatch: Rect
  stroke?: LineTone
}

interface Written extends Filled {
  rows?: number
  /** Indexes of the highlighted rows. */
  marked?: readonly number[]
}

/** A sheet of paper with a folded corner and lines of writing. */
interface Paper extends Written {
  sheet: Rect
}

/** A monitor on a stand, showing rows of a table. */
interface Screen extends Written {
  screen: Rect
}

/** A person from the waist up, seen from the front; `person` is the middle of the lower edge. */
interface Person extends Filled {
  person: Spot
  height: number
}

/** A gold disc with a cross: something goes wrong here, or is done twice. */
interface Fault {
  fault: Spot
  r?: number
}

/** A check mark. */
interface Tick {
  tick: Spot
  r?: number
}

/** A span of a bridge: its deck starts at `from` and is `length` long. */
export interface Span {
  span: 'truss' | 'arch'
  from: Spot
  length: number
  /** Height of an arch above the deck, or depth of a truss below it. */
  rise: number
  stroke?: LineTone
  deck?: LineTone
  dashed?: true
}

/** A bridge pier. */
interface Pier extends Filled {
  /** The middle of its top. */
  pier: Spot
  /** The y of its base. */
  foot: number
  width?: number
}

/** Marks that are moved and scaled together, including their text and line widths. */
export interface Group {
  group: readonly Mark[]
  at: Spot
  scale?: number
}

export type Mark =
  | Box
  | Circle
  | Area
  | Line
  | Text
  | Dimension
  | Hatch
  | Paper
  | Screen
  | Person
  | Fault
  | Tick
  | Span
  | Pier
  | Group

export interface Drawing {
  /** What the drawing argues, as alternative text of at most 150 characters. */
  alt: string
  /** Shown below the full drawing. */
  caption?: string
  ground?: Ground
  heights: { wide: number; narrow: number }
  /** For tablets and larger screens: 720 units across. */
  wide: readonly Mark[]
  /** For phones: 350 units across. */
  narrow: readonly Mark[]
  /** For cards, without text: marks of its own, on 320 by 240 units, or a 4:3 section of the wide form. */
  card: readonly Mark[] | { view: Rect }
}

/**
 * Splits a way into its points.
 * @throws {Error} If the last point has no y.
 */
export function spotsOf(way: Way): Spot[] {
  if (way.length % 2 !== 0) throw new Error(`Half a spot in ${way.join(' ')}`)
  return Array.from({ length: way.length / 2 }, (_, index) => [way[2 * index] ?? 0, way[2 * index + 1] ?? 0])
}
