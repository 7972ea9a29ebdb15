import { readContent } from '../engine/content/read-content.ts'

/** The case studies with something to try, each with the part's name and the words above it. */
export const demonstrations = readContent(process.cwd()).caseStudies.flatMap(({ slug, fields }) =>
  fields.demonstration ? [{ path: `/case-studies/${slug}/`, ...fields.demonstration }] : [],
)
