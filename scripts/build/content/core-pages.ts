import { about } from '../../../content/pages/about.ts'
import { blog } from '../../../content/pages/blog.ts'
import { careers } from '../../../content/pages/careers.ts'
import { contact } from '../../../content/pages/contact.ts'
import { errata } from '../../../content/pages/errata.ts'
import { home } from '../../../content/pages/home.ts'
import { locations } from '../../../content/pages/locations.ts'
import { projects } from '../../../content/pages/projects.ts'
import { research } from '../../../content/pages/research.ts'
import { resources } from '../../../content/pages/resources.ts'
import { sampleAgreement } from '../../../content/pages/sample-agreement.ts'
import { services } from '../../../content/pages/services.ts'
import type { CorePath } from '../../../content/routes.ts'
import type { CorePage } from '../../../content/schemas/core-page.ts'

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
