import { drafts } from '../../../content/entries.generated.ts'
import {
  caseStudyPath,
  caseStudySlugs,
  legalPath,
  legalSlugs,
  locationPath,
  locationSlugs,
  postPath,
  postSlugs,
  servicePath,
  serviceSlugs,
} from '../../../content/routes.ts'
import { caseStudySchema } from '../../../content/schemas/case-study.ts'
import { legalSchema } from '../../../content/schemas/legal.ts'
import { locationSchema } from '../../../content/schemas/location.ts'
import { postSchema } from '../../../content/schemas/post.ts'
import { serviceSchema } from '../../../content/schemas/service.ts'

/** The kinds of content that are Markdown files, each in a folder of its own. */
export const kinds = {
  services: {
    folder: 'services',
    slugs: serviceSlugs,
    drafted: drafts.services,
    schema: serviceSchema,
    toPath: servicePath,
  },
  caseStudies: {
    folder: 'case-studies',
    slugs: caseStudySlugs,
    drafted: drafts['case-studies'],
    schema: caseStudySchema,
    toPath: caseStudyPath,
  },
  locations: {
    folder: 'locations',
    slugs: locationSlugs,
    drafted: drafts.locations,
    schema: locationSchema,
    toPath: locationPath,
  },
  posts: { folder: 'blog', slugs: postSlugs, drafted: drafts.blog, schema: postSchema, toPath: postPath },
  legal: { folder: 'legal', slugs: legalSlugs, drafted: [], schema: legalSchema, toPath: legalPath },
} as const

export type KindName = keyof typeof kinds
