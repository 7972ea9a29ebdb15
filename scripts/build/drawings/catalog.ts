import { caseStudyDrawings } from '../../../content/drawings/case-studies.ts'
import type { Drawing } from '../../../content/drawings/grammar.ts'
import { postDrawings } from '../../../content/drawings/posts.ts'
import { researchDrawings } from '../../../content/drawings/research.ts'
import { serviceDrawings } from '../../../content/drawings/services.ts'
import { sameness, textShares } from '../../../content/pipeline/experiments.ts'
import type { Teaser } from '../../../content/pipeline/find.ts'
import type { Content } from '../../../content/pipeline/load.ts'
import {
  caseStudyPath,
  postPath,
  servicePath,
  type CaseStudySlug,
  type PostSlug,
  type RoutePath,
  type ServiceSlug,
} from '../../../content/routes.ts'
import { cardImageOf, filesOf, pictureOf, type Image, type Picture } from './pictures.ts'

/** A drawing, and the beginning of the names of its files. */
export interface Named {
  name: string
  drawing: Drawing
}

/** The drawings of pages that have one of their own, by the pages' paths. */
export const drawings: ReadonlyMap<RoutePath, Named> = new Map([
  ...entries(serviceDrawings, 'service', (slug) => servicePath(slug as ServiceSlug)),
  ...entries(caseStudyDrawings, 'case-study', (slug) => caseStudyPath(slug as CaseStudySlug)),
  ...entries(postDrawings, 'insight', (slug) => postPath(slug as PostSlug)),
])

function entries(
  of: Readonly<Record<string, Drawing>>,
  kind: string,
  pathOf: (slug: string) => RoutePath,
): (readonly [RoutePath, Named])[] {
  return Object.entries(of).map(([slug, drawing]) => [pathOf(slug), { name: `${kind}-${slug}`, drawing }])
}

/** The figures of the research notes, drawn from what the experiments find in the content. */
export const researchFigures = (content: Content): Readonly<Record<'weight' | 'sameness', Named>> => ({
  weight: { name: 'research-weight', drawing: researchDrawings.weight(textShares(content)) },
  sameness: { name: 'research-sameness', drawing: researchDrawings.sameness(sameness(content)) },
})

/**
 * The drawing of a page, to be shown in full.
 * @throws {Error} If the page has none.
 */
export function pagePicture(path: RoutePath): Picture {
  const found = drawings.get(path)
  if (!found) throw new Error(`${path} has no drawing.`)
  return pictureOf(found.name, found.drawing)
}

/** A teaser with the drawing of the page that it points to. */
export interface IllustratedTeaser extends Teaser {
  /** Absent where the page has no drawing of its own. */
  image?: Image
}

export function illustrated<Item extends Teaser>(teaser: Item): Item & IllustratedTeaser {
  const found = drawings.get(teaser.href)
  return found ? { ...teaser, image: cardImageOf(found.name, found.drawing) } : teaser
}

/** Every file of every drawing of the site. */
export const drawingFiles = (content: Content): { path: string; svg: string }[] =>
  [...drawings.values(), ...Object.values(researchFigures(content))].flatMap(({ name, drawing }) =>
    filesOf(name, drawing),
  )
