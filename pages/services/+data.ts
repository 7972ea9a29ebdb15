import { threeSpans } from '#scripts/build/drawings/sketches.ts'
import { toTeaser } from '#scripts/build/content/find.ts'
import { loadContent } from '#scripts/build/content/load.ts'
import { home } from '#content/pages/home.ts'
import { services } from '#content/pages/services.ts'
import { serviceGroups } from '#content/schemas/service.ts'
import { illustrated } from '#scripts/build/drawings/catalog.ts'
import { pageHead } from '#scripts/build/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  return {
    drawing: threeSpans(),
    ...pageHead({ path: '/services/', fields: services, name: 'Services', pageType: 'CollectionPage' }),
    page: services,
    groups: serviceGroups.map((group) => ({
      ...home.groups[group],
      services: content.services
        .filter(({ fields }) => fields.group === group)
        .map((entry) => illustrated(toTeaser(entry))),
    })),
  }
}
