/**
 * The places where a page may show a photograph, and the sizes that each needs. The build makes only these sizes, so
 * change them when the layout changes.
 */

/** One way in which a place shows its photograph; on a phone, it may show a different crop. */
export interface PictureForm {
  /** The media query under which it applies; always, if absent. */
  media?: string
  /** Width divided by height: a photograph is cropped to it around its focal point. Without one, it stays whole. */
  ratio?: number
  /** The files' widths in pixels, in ascending order. Those larger than the photograph itself are left out. */
  widths: readonly number[]
  /** Its width in the layout: HTML's `sizes`, by which a browser chooses a file. */
  sizes: string
  /** The minimum width of the cropped photograph in pixels; with fewer, it would look blurred. */
  least: number
}

interface PictureSlot {
  /** The place's name in messages. */
  name: string
  /** Whether it's in the first screen, where it may be the largest paint: it's fetched before others. */
  isFirst?: boolean
  /** A browser takes the first one that applies. */
  forms: readonly PictureForm[]
}

/** The width on a phone: the sheet less its margins and the photograph's frame. */
const onPhone = 'calc(100vw - 4rem)'
/** The width in a row: two on a tablet, three or four on a desktop. */
const inRow = `(min-width: 64rem) 24rem, (min-width: 42rem) calc(50vw - 5rem), ${onPhone}`
const phones = '(width < 48rem)'

/** Across the whole sheet: on a phone closer to a square, which makes the photograph larger. */
const overSheet = [
  { media: phones, ratio: 4 / 3, widths: [400, 700, 1000, 1400], sizes: onPhone, least: 700 },
  {
    ratio: 2,
    widths: [800, 1200, 1600, 2400],
    sizes:
      '(min-width: 142rem) 106.5rem, (min-width: 95rem) 75vw, (min-width: 84rem) 70.5rem, calc(100vw - 7rem)',
    least: 1200,
  },
] as const satisfies readonly PictureForm[]

/** Part of the sheet's width, at one ratio. */
const part = (ratio: number, sizes: string) =>
  [{ ratio, widths: [330, 500, 750, 1000], sizes, least: 500 }] as const satisfies readonly PictureForm[]
const besideText = `(min-width: 36rem) 30.5rem, ${onPhone}`

export const pictureSlots = {
  /** Across the whole window, below the home page's claim. */
  hero: {
    name: 'the head of the home page',
    isFirst: true,
    forms: [
      { media: phones, ratio: 4 / 3, widths: [400, 800, 1200, 1600], sizes: '100vw', least: 800 },
      { ratio: 12 / 5, widths: [1000, 1500, 2000, 2800], sizes: '100vw', least: 1500 },
    ],
  },
  /** Below an article's title. */
  cover: { name: 'the head of an article', isFirst: true, forms: overSheet },
  /** Between the sections of a case study. */
  sheet: { name: 'the sheet of a case study', forms: overSheet },
  /** A person, beside the text about them. */
  portrait: { name: 'a portrait', forms: part(4 / 5, besideText) },
  /** Below a section's heading. */
  section: { name: 'the heading of a section', forms: part(4 / 3, besideText) },
  /** One of several in a row. */
  tile: { name: 'a row of pictures', forms: part(4 / 3, inRow) },
  /** One of several people in a row. */
  person: { name: 'a person in a row', forms: part(4 / 5, inRow) },
  /** Between the paragraphs of a text, uncropped. */
  body: {
    name: 'a text',
    forms: [{ widths: [330, 720, 1000, 1440], sizes: `(min-width: 50rem) 44.5rem, ${onPhone}`, least: 320 }],
  },
} as const satisfies Record<string, PictureSlot>

export type PictureSlotName = keyof typeof pictureSlots

/** A slot looked up by name, with the fields that only some have. */
export const pictureSlot = (name: PictureSlotName): PictureSlot => pictureSlots[name]
