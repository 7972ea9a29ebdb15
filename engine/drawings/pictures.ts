import type { Image, Picture } from '../../components/plate/picture.ts'
import { createHash } from 'node:crypto'
import type { Composition, Drawing, Ground, Rect } from '../../packages/plates/drawings/grammar/grammar.ts'
import { hashedFolder } from '../hosting/caching.ts'
import type { Theme } from './colors.ts'
import { renderComposition } from './render.ts'

/** An image, and the SVG that its file holds. */
export interface DrawnImage {
  image: Image
  svg: string
}

interface DrawnPicture {
  wide: DrawnImage
  narrow: DrawnImage
  card: DrawnImage
}

const themes: readonly Theme[] = ['light', 'dark']
/** Maximum length of an alternative text in characters; a longer one is too much to listen to at once. */
const longestAlt = 150

/** The composition of a drawing's card, and the part of it that is shown. */
function cardOf({ card, wide }: Drawing): { composition: Composition; view: Rect } {
  if ('view' in card) return { composition: wide, view: card.view }
  return { composition: card, view: [0, 0, ...card.size] }
}

/** The card of a drawing as SVG in the colors of one theme, for formats without themes: raster images. */
export function cardSvg(drawing: Drawing, theme: Theme): string {
  const { composition, view } = cardOf(drawing)
  const { ground = 'sheet' } = drawing
  return renderComposition(composition, { ground, themes: [theme], wordless: true, view })
}

function drawn(name: string, svg: string, [, , width, height]: Rect): DrawnImage {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return { svg, image: { src: `${hashedFolder}drawings/${name}-${hash}.svg`, width, height } }
}

/** A composition that has but one form, without words. @param name Begins the name of its file. */
export const drawnAlone = (name: string, composition: Composition, ground: Ground): DrawnImage =>
  drawn(name, renderComposition(composition, { ground, themes, wordless: true }), [0, 0, ...composition.size])

const known = new WeakMap<Drawing, DrawnPicture>()

/**
 * Draws a drawing in each of its forms.
 * @param name Begins the names of its files, such as `services-saas`.
 * @throws {Error} If its alternative text is missing or too long, or if it cannot be drawn.
 */
function drawAll(name: string, drawing: Drawing): DrawnPicture {
  const before = known.get(drawing)
  if (before) return before
  const { alt, ground = 'sheet' } = drawing
  if (alt.length === 0 || alt.length > longestAlt)
    throw new Error(
      `The drawing ${name} has ${alt.length} characters of alternative text; expected 1 to ${longestAlt}.`,
    )
  const whole = (form: 'wide' | 'narrow'): DrawnImage => {
    const composition = drawing[form]
    return drawn(`${name}-${form}`, renderComposition(composition, { ground, themes }), [
      0,
      0,
      ...composition.size,
    ])
  }
  const { composition, view } = cardOf(drawing)
  const card = renderComposition(composition, { ground, themes, wordless: true, view })
  const pictures = { wide: whole('wide'), narrow: whole('narrow'), card: drawn(`${name}-card`, card, view) }
  known.set(drawing, pictures)
  return pictures
}

/** A drawing for a page that shows it in full. */
export function pictureOf(name: string, drawing: Drawing): Picture {
  const { wide, narrow } = drawAll(name, drawing)
  const { alt, caption } = drawing
  return { alt, ...(caption !== undefined && { caption }), wide: wide.image, narrow: narrow.image }
}

/** A drawing for a card: the words beside it say the same, so it needs no alternative text. */
export const cardImageOf = (name: string, drawing: Drawing): Image => drawAll(name, drawing).card.image

/** The files of a drawing: their paths on the site, and what they hold. */
export const filesOf = (name: string, drawing: Drawing): { path: string; svg: string }[] =>
  Object.values(drawAll(name, drawing)).map(({ image, svg }: DrawnImage) => ({ path: image.src, svg }))
