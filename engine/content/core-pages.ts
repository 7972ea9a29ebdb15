import { about } from '../../sites/spanwright/pages/about.ts'
import { blog } from '../../sites/spanwright/pages/blog.ts'
import { careers } from '../../sites/spanwright/pages/careers.ts'
import { contact } from '../../sites/spanwright/pages/contact.ts'
import { errata } from '../../sites/spanwright/pages/errata.ts'
import { home } from '../../sites/spanwright/pages/home.ts'
import { locations } from '../../sites/spanwright/pages/locations.ts'
import { projects } from '../../sites/spanwright/pages/projects.ts'
import { research } from '../../sites/spanwright/pages/research.ts'
import { resources } from '../../sites/spanwright/pages/resources.ts'
import { sampleAgreement } from '../../sites/spanwright/pages/sample-agreement.ts'
import { services } from '../../sites/spanwright/pages/services.ts'
import type { CorePath } from '../../model/routes.ts'
import type { CorePage } from '../schemas/core-page.ts'

/** The core pages whose text is typed data, with the file each comes from. */
export const corePages: Partial<Record<CorePath, { page: CorePage; file: string }>> = {
  '/': { page: home, file: 'sites/spanwright/pages/home.ts' },
  '/services/': { page: services, file: 'sites/spanwright/pages/services.ts' },
  '/about/': { page: about, file: 'sites/spanwright/pages/about.ts' },
  '/projects/': { page: projects, file: 'sites/spanwright/pages/projects.ts' },
  '/research/': { page: research, file: 'sites/spanwright/pages/research.ts' },
  '/contact/': { page: contact, file: 'sites/spanwright/pages/contact.ts' },
  '/blog/': { page: blog, file: 'sites/spanwright/pages/blog.ts' },
  '/locations/': { page: locations, file: 'sites/spanwright/pages/locations.ts' },
  '/resources/': { page: resources, file: 'sites/spanwright/pages/resources.ts' },
  '/resources/errata/': { page: errata, file: 'sites/spanwright/pages/errata.ts' },
  '/resources/sample-agreement/': {
    page: sampleAgreement,
    file: 'sites/spanwright/pages/sample-agreement.ts',
  },
  '/careers/': { page: careers, file: 'sites/spanwright/pages/careers.ts' },
}
