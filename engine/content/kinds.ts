import { drafts, published } from '../../.site/entries.ts'
import * as routes from '../../model/routes.ts'
import { caseStudySchema } from '../schemas/case-study.ts'
import { jobSchema } from '../schemas/job.ts'
import { legalSchema } from '../schemas/legal.ts'
import { locationSchema } from '../schemas/location.ts'
import { allMainPages, mainPagePath, mainPages } from './main-pages.ts'
import { ownPageSchema } from '../schemas/blocks/own-page.ts'
import { pageSchemas, type PageName } from '../schemas/pages/index.ts'
import { postSchema } from '../schemas/post.ts'
import { serviceSchema } from '../schemas/service.ts'

/** A kind of Markdown files that may be drafts. */
const kind = <Slug extends string, Schema>(
  folder: keyof typeof drafts,
  slugs: readonly Slug[],
  schema: Schema,
  toPath: (slug: Slug) => string,
) => ({ folder, slugs, drafted: drafts[folder], schema, toPath })

/** The kinds of content, each in its own folder. */
export const kinds = {
  services: kind('services', routes.serviceSlugs, serviceSchema, routes.servicePath),
  caseStudies: kind('case-studies', routes.caseStudySlugs, caseStudySchema, routes.caseStudyPath),
  locations: kind('locations', routes.locationSlugs, locationSchema, routes.locationPath),
  posts: kind('blog', routes.postSlugs, postSchema, routes.postPath),
  jobs: kind('jobs', routes.jobSlugs, jobSchema, routes.jobPath),
  legal: {
    folder: 'legal',
    slugs: routes.legalSlugs,
    drafted: [],
    schema: legalSchema,
    toPath: routes.legalPath,
  },
  pages: {
    folder: 'pages',
    extension: 'yaml',
    slugs: mainPages,
    // Pages of sections that are off.
    drafted: allMainPages.map(({ name }) => name),
    ofOthers: [...published.pages, ...drafts.pages],
    schema: (slug: PageName) => pageSchemas[slug],
    toPath: mainPagePath,
  },
  ownPages: {
    folder: 'pages',
    extension: 'yaml',
    slugs: routes.ownPageSlugs,
    drafted: drafts.pages,
    // The main pages' kind reports the files in this folder that make no page.
    ofOthers: 'all',
    schema: ownPageSchema,
    toPath: routes.ownPagePath,
  },
} as const

export type KindName = keyof typeof kinds
/** The kinds whose files all have the same schema. */
export type UniformKind = Exclude<KindName, 'pages'>
