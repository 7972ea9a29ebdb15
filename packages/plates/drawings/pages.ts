import {
  caseStudyPath,
  caseStudySlugs,
  postPath,
  postSlugs,
  servicePath,
  serviceSlugs,
  type RoutePath,
} from '../../../model/routes.ts'
import { caseStudyDrawings } from './case-studies.ts'
import type { Drawing } from './grammar/grammar.ts'
import { postDrawings } from './posts.ts'
import { serviceDrawings } from './services.ts'

/** A drawing, and the beginning of the names of its files. */
export interface NamedDrawing {
  name: string
  drawing: Drawing
}

/** The drawings of the entries that are there and have one: a new entry may do without. */
const named = <Slug extends string>(
  drawings: Readonly<Record<string, Drawing>>,
  kind: string,
  slugs: readonly Slug[],
  pathOf: (slug: Slug) => RoutePath,
): (readonly [RoutePath, NamedDrawing])[] =>
  slugs.flatMap((slug) => {
    const drawing = drawings[slug]
    return drawing ? [[pathOf(slug), { name: `${kind}-${slug}`, drawing }] as const] : []
  })

/** The drawings of the pages that have one of their own, by the pages' paths. Build time only. */
export const pageDrawings: ReadonlyMap<RoutePath, NamedDrawing> = new Map([
  ...named(serviceDrawings, 'service', serviceSlugs, servicePath),
  ...named(caseStudyDrawings, 'case-study', caseStudySlugs, caseStudyPath),
  ...named(postDrawings, 'insight', postSlugs, postPath),
])
