import {
  caseStudyPath,
  postPath,
  servicePath,
  type CaseStudySlug,
  type PostSlug,
  type RoutePath,
  type ServiceSlug,
} from '../routes.ts'
import { caseStudyDrawings } from './case-studies.ts'
import type { Drawing } from './grammar/grammar.ts'
import { postDrawings } from './posts.ts'
import { serviceDrawings } from './services.ts'

/** A drawing, and the beginning of the names of its files. */
export interface NamedDrawing {
  name: string
  drawing: Drawing
}

function named<Slug extends string>(
  drawings: Readonly<Record<Slug, Drawing>>,
  kind: string,
  pathOf: (slug: Slug) => RoutePath,
): (readonly [RoutePath, NamedDrawing])[] {
  const slugs = Object.keys(drawings) as Slug[]
  return slugs.map((slug) => [pathOf(slug), { name: `${kind}-${slug}`, drawing: drawings[slug] }])
}

/** The drawings of the pages that have one of their own, by the pages' paths. Build time only. */
export const pageDrawings: ReadonlyMap<RoutePath, NamedDrawing> = new Map([
  ...named<ServiceSlug>(serviceDrawings, 'service', servicePath),
  ...named<CaseStudySlug>(caseStudyDrawings, 'case-study', caseStudyPath),
  ...named<PostSlug>(postDrawings, 'insight', postPath),
])
