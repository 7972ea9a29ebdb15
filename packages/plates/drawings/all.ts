import { caseStudyDrawings } from './case-studies.ts'
import type { Drawing } from './grammar/grammar.ts'
import { postDrawings } from './posts.ts'
import { serviceDrawings } from './services.ts'

const named = (kind: string, drawings: Readonly<Record<string, Drawing>>): [string, Drawing][] =>
  Object.entries(drawings).map(([slug, drawing]) => [`${kind}-${slug}`, drawing])

/** The drawings of services, case studies and articles, by the names of their files. */
export const pageDrawings: Readonly<Record<string, Drawing>> = Object.fromEntries([
  ...named('service', serviceDrawings),
  ...named('case-study', caseStudyDrawings),
  ...named('insight', postDrawings),
])
