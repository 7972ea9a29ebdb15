import { drafts, published } from '../../.site/entries.ts'
import {
  caseStudyPath,
  caseStudySlugs,
  jobPath,
  jobSlugs,
  legalPath,
  legalSlugs,
  locationPath,
  locationSlugs,
  ownPagePath,
  ownPageSlugs,
  postPath,
  postSlugs,
  servicePath,
  serviceSlugs,
} from '../../model/routes.ts'
import { caseStudySchema } from '../schemas/case-study.ts'
import { jobSchema } from '../schemas/job.ts'
import { legalSchema } from '../schemas/legal.ts'
import { locationSchema } from '../schemas/location.ts'
import { allMainPages, mainPagePath, mainPages } from './main-pages.ts'
import { ownPageSchema } from '../schemas/blocks/own-page.ts'
import { pageSchemas, type PageName } from '../schemas/pages/index.ts'
import { postSchema } from '../schemas/post.ts'
import { serviceSchema } from '../schemas/service.ts'

/** The kinds of content, each in its own folder. */
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
  jobs: { folder: 'jobs', slugs: jobSlugs, drafted: drafts.jobs, schema: jobSchema, toPath: jobPath },
  legal: { folder: 'legal', slugs: legalSlugs, drafted: [], schema: legalSchema, toPath: legalPath },
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
    slugs: ownPageSlugs,
    drafted: drafts.pages,
    // The main pages' kind reports the files in this folder that make no page.
    ofOthers: 'all',
    schema: ownPageSchema,
    toPath: ownPagePath,
  },
} as const

export type KindName = keyof typeof kinds
/** The kinds whose files all have the same schema. */
export type UniformKind = Exclude<KindName, 'pages'>
