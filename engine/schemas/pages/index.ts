import type { z } from 'zod'
import { declared } from '../../../.site/pages.ts'
import { aboutSchema } from './about.ts'
import { blogSchema } from './blog.ts'
import { careersSchema } from './careers.ts'
import { contactSchema } from './contact.ts'
import { errataSchema } from './errata.ts'
import { homeSchema } from './home.ts'
import { locationsSchema } from './locations.ts'
import { notFoundSchema } from './not-found.ts'
import { plainSchema } from './plain.ts'
import { pricingSchema } from './pricing.ts'
import { projectsSchema } from './projects.ts'
import { researchSchema } from './research.ts'
import { resourcesSchema } from './resources.ts'
import { sampleAgreementSchema } from './sample-agreement.ts'
import { servicesSchema } from './services.ts'

const ownSchemas = {
  home: homeSchema,
  services: servicesSchema,
  about: aboutSchema,
  projects: projectsSchema,
  pricing: pricingSchema,
  research: researchSchema,
  contact: contactSchema,
  blog: blogSchema,
  locations: locationsSchema,
  resources: resourcesSchema,
  errata: errataSchema,
  'sample-agreement': sampleAgreementSchema,
  careers: careersSchema,
  'not-found': notFoundSchema,
} as const

type Declared = (typeof declared)[number]
type MainPage = Exclude<Declared, { isLegal: true }>

/** Whether a page's texts are in a file of a site's folder `pages`; those of legal pages are elsewhere. */
export const isMainPage = (page: Declared): page is MainPage => !('isLegal' in page)

export type PageName = MainPage['name'] | 'not-found'
type OwnSchemas = typeof ownSchemas
type PageSchemas = OwnSchemas & Record<Exclude<PageName, keyof OwnSchemas>, typeof plainSchema>

/** The schemas of the main pages, by the names of their files. A page without its own schema is a plain one. */
export const pageSchemas = {
  ...Object.fromEntries(declared.filter(isMainPage).map(({ name }) => [name, plainSchema])),
  ...ownSchemas,
} as PageSchemas

/** The fields of each main page. */
export type PageFields = { [Name in PageName]: z.output<PageSchemas[Name]> }
