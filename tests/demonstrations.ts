import { readContent } from '../engine/content/read-content.ts'

/** The case studies that have a demonstration: their paths, and the demonstration's fields. */
export const demonstrations = readContent(process.cwd()).caseStudies.flatMap(({ slug, fields }) =>
  fields.demonstration ? [{ path: `/case-studies/${slug}/`, ...fields.demonstration }] : [],
)
