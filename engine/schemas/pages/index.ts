import type { z } from 'zod'
import { aboutSchema } from './about.ts'
import { blogSchema } from './blog.ts'
import { careersSchema } from './careers.ts'
import { contactSchema } from './contact.ts'
import { errataSchema } from './errata.ts'
import { homeSchema } from './home.ts'
import { locationsSchema } from './locations.ts'
import { notFoundSchema } from './not-found.ts'
import { projectsSchema } from './projects.ts'
import { researchSchema } from './research.ts'
import { resourcesSchema } from './resources.ts'
import { sampleAgreementSchema } from './sample-agreement.ts'
import { servicesSchema } from './services.ts'

/** The schemas of the main pages, by the names of their files in a site's folder `pages`. */
export const pageSchemas = {
  home: homeSchema,
  services: servicesSchema,
  about: aboutSchema,
  projects: projectsSchema,
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

export type PageName = keyof typeof pageSchemas
/** What each main page says. */
export type PageFields = { [Name in PageName]: z.output<(typeof pageSchemas)[Name]> }
