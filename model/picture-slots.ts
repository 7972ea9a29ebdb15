/**
 * The places where a page may show a photograph, and the sizes that each needs. The build makes only these, so
 * change a width here when the layout changes.
 */

/** One way in which a place shows its photograph; a place may show another part of it on a phone. */
export interface PictureForm {
  /** Windows in which it applies; all, if left out. */
  media?: string
  /** Width by height; a photograph is cut to it around its focal point, or stays whole where there is none. */
  ratio?: number
  /** Pixels of the files made, in ascending order. Larger ones than the photograph itself are left out. */
  widths: readonly number[]
  /** Its width in the layout: the `sizes` of HTML, from which a browser chooses a file. */
  sizes: string
  /** The minimum width of the cropped photograph in pixels; with fewer, it would look blurred. */
  least: number
}

interface PictureSlot {
  /** How messages name the place. */
  name: string
  /** In the first screen, where it may be the largest paint: fetched at once, before what is further down. */
  isFirst?: boolean
  /** In the order in which a browser takes the first that applies. */
  forms: readonly PictureForm[]
}

/** A phone's sheet less its margins and the photograph's own frame. */
const onPhone = 'calc(100vw - 4rem)'
/** Beside others: two in a row of a tablet, three or four of a desk. */
const inRow = `(min-width: 64rem) 24rem, (min-width: 42rem) calc(50vw - 5rem), ${onPhone}`
const phones = '(width < 48rem)'

/** Over the whole sheet: on a phone closer to a square, which shows more of it. */
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

export const pictureSlots = {
  /** Over the whole window, under the claim of the home page. */
  hero: {
    name: 'the head of the home page',
    isFirst: true,
    forms: [
      { media: phones, ratio: 4 / 3, widths: [400, 800, 1200, 1600], sizes: '100vw', least: 800 },
      { ratio: 12 / 5, widths: [1000, 1500, 2000, 2800], sizes: '100vw', least: 1500 },
    ],
  },
  /** Under the title of an article. */
  cover: { name: 'the head of an article', isFirst: true, forms: overSheet },
  /** Between the sections of a case study. */
  sheet: { name: 'the sheet of a case study', forms: overSheet },
  /** A person, beside the words about them. */
  portrait: {
    name: 'a portrait',
    forms: [
      {
        ratio: 4 / 5,
        widths: [330, 500, 750, 1000],
        sizes: `(min-width: 36rem) 30.5rem, ${onPhone}`,
        least: 500,
      },
    ],
  },
  /** Under the heading of a section. */
  section: {
    name: 'the heading of a section',
    forms: [
      {
        ratio: 4 / 3,
        widths: [330, 500, 750, 1000],
        sizes: `(min-width: 36rem) 30.5rem, ${onPhone}`,
        least: 500,
      },
    ],
  },
  /** One of several in a row. */
  tile: {
    name: 'a row of pictures',
    forms: [{ ratio: 4 / 3, widths: [330, 500, 750, 1000], sizes: inRow, least: 500 }],
  },
  /** One of several people in a row. */
  person: {
    name: 'a person in a row',
    forms: [{ ratio: 4 / 5, widths: [330, 500, 750, 1000], sizes: inRow, least: 500 }],
  },
  /** Between the paragraphs of a text: whole, as it was taken. */
  body: {
    name: 'a text',
    forms: [{ widths: [330, 720, 1000, 1440], sizes: `(min-width: 50rem) 44.5rem, ${onPhone}`, least: 320 }],
  },
} as const satisfies Record<string, PictureSlot>

export type PictureSlotName = keyof typeof pictureSlots

/** A slot looked up by name, with the fields that only some have. */
export const pictureSlot = (name: PictureSlotName): PictureSlot => pictureSlots[name]
