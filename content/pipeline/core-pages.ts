import { about } from '../pages/about.ts'
import { blog } from '../pages/blog.ts'
import { careers } from '../pages/careers.ts'
import { contact } from '../pages/contact.ts'
import { errata } from '../pages/errata.ts'
import { home } from '../pages/home.ts'
import { locations } from '../pages/locations.ts'
import { notFound } from '../pages/not-found.ts'
import { projects } from '../pages/projects.ts'
import { research } from '../pages/research.ts'
import { resources } from '../pages/resources.ts'
import { sampleAgreement } from '../pages/sample-agreement.ts'
import { services } from '../pages/services.ts'
import type { CorePath } from '../routes.ts'
import { corePageSchema, type CorePage } from '../schemas/core-page.ts'
import { schemaFaults } from './schema-faults.ts'
import type { Fault } from './fault.ts'

/** The core pages whose text is typed data, with the file each comes from. */
export const corePages: Partial<Record<CorePath, { page: CorePage; file: string }>> = {
  '/': { page: home, file: 'content/pages/home.ts' },
  '/services/': { page: services, file: 'content/pages/services.ts' },
  '/about/': { page: about, file: 'content/pages/about.ts' },
  '/projects/': { page: projects, file: 'content/pages/projects.ts' },
  '/research/': { page: research, file: 'content/pages/research.ts' },
  '/contact/': { page: contact, file: 'content/pages/contact.ts' },
  '/blog/': { page: blog, file: 'content/pages/blog.ts' },
  '/locations/': { page: locations, file: 'content/pages/locations.ts' },
  '/resources/': { page: resources, file: 'content/pages/resources.ts' },
  '/resources/errata/': { page: errata, file: 'content/pages/errata.ts' },
  '/resources/sample-agreement/': { page: sampleAgreement, file: 'content/pages/sample-agreement.ts' },
  '/careers/': { page: careers, file: 'content/pages/careers.ts' },
}

/** What the shared fields of the core pages lack. TypeScript has checked all others. */
export function corePageFaults(): Fault[] {
  const pages = [...Object.values(corePages), { page: notFound, file: 'content/pages/not-found.ts' }]
  return pages.flatMap(({ page, file }) => {
    const result = corePageSchema.safeParse(page)
    return result.success ? [] : schemaFaults({ file, lineOf: () => 1 }, result.error)
  })
}
