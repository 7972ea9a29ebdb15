import { pageDrawings, type NamedDrawing } from '../../packages/plates/drawings/pages.ts'
import { researchDrawings } from '../../packages/plates/drawings/research.ts'
import { sameness, textShares } from '../content/experiments.ts'
import type { Teaser } from '../../model/teaser.ts'
import type { Content } from '../content/content.ts'
import type { RoutePath } from '../../model/routes.ts'
import { keyMapFiles } from './key-maps.ts'
import { cardImageOf, filesOf, pictureOf } from './pictures.ts'
import type { Image, Picture } from '../../components/plate/picture.ts'

/** The figures of the research notes, drawn from the experiments' results. */
export const researchFigures = (
  content: Content,
): Readonly<Record<keyof typeof researchDrawings, NamedDrawing>> => ({
  weight: { name: 'research-weight', drawing: researchDrawings.weight(textShares(content)) },
  sameness: { name: 'research-sameness', drawing: researchDrawings.sameness(sameness(content)) },
})

/** The drawing of a page, at full size, if it has one. */
export function pagePicture(path: RoutePath): Picture | undefined {
  const found = pageDrawings.get(path)
  return found && pictureOf(found.name, found.drawing)
}

/** A teaser with the drawing of the page that it links to, if that page has one. */
export function illustrated<Item extends Teaser>(teaser: Item): Item & { image?: Image } {
  const found = pageDrawings.get(teaser.href)
  return found ? { ...teaser, image: cardImageOf(found.name, found.drawing) } : teaser
}

/** Every file of every drawing of the site. */
export const drawingFiles = (content: Content): { path: string; svg: string }[] => [
  ...[...pageDrawings.values(), ...Object.values(researchFigures(content))].flatMap(({ name, drawing }) =>
    filesOf(name, drawing),
  ),
  ...keyMapFiles(),
]
