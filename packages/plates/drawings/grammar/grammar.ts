/**
 * The vocabulary of the site's drawings. A drawing is data: boxes, lines, areas, dimensions and labels in units
 * that are pixels on a phone. packages/plates/pen turns it into SVG.
 */

/** A point, from the upper left corner of the sheet. */
export type Spot = readonly [x: number, y: number]
/** The spots of a line, one after the other: x and y of each. */
export type Way = readonly number[]
export type Rect = readonly [x: number, y: number, width: number, height: number]

/** Neutrals of steel and limestone, one accent and the river's blues; the palette has their values. */
export type Tone = 'ink' | 'slate' | 'steel' | 'stone' | 'paper' | 'gold' | 'river' | 'deep'
/** For lines and words directly on the sheet; the other tones are only for fills. */
export type LineTone = 'ink' | 'slate' | 'steel' | 'gold' | 'river'
/** The three line weights of a drawing: its subject, its structure, and its annotations. */
export type Weight = 'outline' | 'structure' | 'annotation'
/** Sizes of words; the smallest is 13 units. */
export type TextSize = 'note' | 'label' | 'title' | 'figure' | 'poster'
/** What the drawing lies on: the page's sheet, tinted paper, or the blueprint, which is the same in both themes. */
export type Ground = 'sheet' | 'vellum' | 'blueprint'

interface Stroke {
  /** Defaults to structure. */
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

export interface Box extends Filled, Worded {
  box: Rect
  radius?: number
  /** The anchor of the words; defaults to the middle. */
  place?: 'middle' | 'top' | 'left'
}

export interface Circle extends Filled, Worded {
  circle: Spot
  r: number
}

/** A closed shape. */
export interface Area extends Filled {
  area: Way
  smooth?: true
}

/** A line through points, straight or smooth. */
export interface Line {
  path: Way
  line?: Weight
  stroke?: LineTone
  dashed?: true
  smooth?: true
  arrow?: 'end' | 'both'
  /** The fill that it crosses, if not the sheet; decides the color. */
  on?: Tone
}

export interface Text {
  text: string
  at: Spot
  size?: TextSize
  tone?: LineTone
  /** The fill behind it, if not the sheet; decides the color. */
  on?: Tone
  anchor?: 'start' | 'middle' | 'end'
  /** Reads from bottom to top. */
  upright?: true
}

/** A measured distance: a line with an oblique tick at each end, and the measure beside it. */
export interface Dimension {
  /** From one spot to the other. */
  dimension: readonly [fromX: number, fromY: number, toX: number, toY: number]
  text?: string
  tone?: LineTone
}

/** What is missing or unknown: at most five thin diagonals over a rectangle. */
export interface Hatch {
  hatch: Rect
  stroke?: LineTone
}

/** A sheet of paper with a folded corner and lines of writing. */
export interface Paper extends Filled {
  sheet: Rect
  rows?: number
  /** Rows that stand out, counted from zero. */
  marked?: readonly number[]
}

/** A monitor on its foot, with lines of a table. */
export interface Screen extends Filled {
  screen: Rect
  rows?: number
  marked?: readonly number[]
}

/** A person seen from the front, to the waist; the spot is the middle of the lower edge. */
export interface Person extends Filled {
  person: Spot
  height: number
}

/** A gold disc with a cross: here something goes wrong, or is done twice. */
export interface Fault {
  fault: Spot
  r?: number
}

/** A tick: this is right. */
export interface Tick {
  tick: Spot
  r?: number
  stroke?: LineTone
}

/** A span of a bridge. The deck runs along `from` to `from + length`. */
export interface Span {
  span: 'truss' | 'arch' | 'suspension' | 'lens'
  from: Spot
  length: number
  /** Height above the deck, or depth below it. */
  rise: number
  stroke?: LineTone
  deck?: LineTone
  dashed?: true
}

/** A pier, from its head down to its foot. */
export interface Pier extends Filled {
  pier: Spot
  foot: number
  width?: number
}

/** Marks that belong together, moved and scaled as one. Words and lines are scaled with them. */
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

/** Marks on a sheet of a size. */
export interface Composition {
  size: readonly [width: number, height: number]
  marks: readonly Mark[]
}

export interface Drawing {
  /** The argument in at most 150 characters, as alternative text. */
  alt: string
  /** The caption where the drawing is shown in full. */
  caption?: string
  ground?: Ground
  /** From a tablet up: 720 units across. */
  wide: Composition
  /** On a phone: 350 units across. */
  narrow: Composition
  /** On cards, without its words: a composition of its own, or a window of 4 by 3 onto the wide one. */
  card: Composition | { view: Rect }
}
