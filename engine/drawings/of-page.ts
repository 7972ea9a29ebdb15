import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import { drawings } from '../../.site/drawings.ts'
import { drawn } from '../../.site/entries.ts'
import type { Drawing, Image, Picture } from '../../model/picture.ts'
import type { RoutePath } from '../../model/routes.ts'
import type { Teaser } from '../../model/teaser.ts'
import { folders } from './site-drawings.ts'

/** Maximum length of alternative texts, in characters; more is too much to listen to at once. */
const longestAlt = 150

/** The drawings that front matter names, by the folder and name of its file. */
const named: Readonly<Record<string, string>> = drawn

/** The key of a page's drawing: the one that its text names, or one of the same name beside it or in `drawings`. */
export function drawingKey(page: RoutePath): string | undefined {
  // The home page's address has no folder; its text is pages/home.yaml.
  const [, folder = '', slug = ''] = (page === '/' ? '/pages/home/' : page).split('/')
  if (!(folder in folders)) return undefined
  const key = `${folder}/${slug}`
  const file = named[key]
  return [
    ...(file === undefined ? [] : [path.posix.join(folder, file.replace(/\.svg$/, ''))]),
    key,
    `drawings/${folders[folder as keyof typeof folders]}${slug}`,
  ].find((candidate) => candidate in drawings)
}

/** The drawing of a page, if it has one. */
export const drawingOf = (page: RoutePath): Drawing | undefined => drawings[drawingKey(page) ?? '']

function shownLarge(drawing: Drawing | undefined): Picture | undefined {
  if (!drawing) return undefined
  const { card: _card, ...picture } = drawing
  return picture
}

/** The drawing of a page, at full size, if it has one. */
export const pagePicture = (page: RoutePath): Picture | undefined => shownLarge(drawingOf(page))

/** A drawing in the site's folder `drawings`, at full size, if it exists. */
export const namedPicture = (name: string): Picture | undefined => shownLarge(drawings[`drawings/${name}`])

/** A teaser with the drawing of the page that it links to, if that page has one. */
export function illustrated<Item extends Teaser>(teaser: Item): Item & { image?: Image } {
  const found = drawingOf(teaser.href)
  return found ? { ...teaser, image: found.card } : teaser
}

/**
 * Says that a drawing that a text names is missing, if it is.
 * @param folder The folder of the text, in the site's folder.
 * @param file The name in the text.
 */
export function missingDrawing(folder: string, file: string): string | undefined {
  const at = path.posix.join(folder, file)
  const known = Object.keys(drawings).map((key) => `${key}.svg`)
  if (known.includes(at)) return undefined
  return `there is no drawing ${at}; the closest is ${closest(at, known) || '(none: put the file there)'}`
}

/** The same for a drawing that must also say what it shows. */
export function drawingProblem(folder: string, file: string): string | undefined {
  const length = drawings[path.posix.join(folder, file.slice(0, -'.svg'.length))]?.alt.length ?? 0
  if (length > 0 && length <= longestAlt) return undefined
  return (
    missingDrawing(folder, file) ??
    `${file} has ${length} characters in its <title>; expected what it shows, in 1 to ${longestAlt}`
  )
}
