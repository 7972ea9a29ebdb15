import { threeSpans } from '#scripts/build/drawings/sketches.ts'
import { toTeaser } from '#scripts/build/content/find.ts'
import { loadContent } from '#scripts/build/content/load.ts'
import type { Content } from '#scripts/build/content/content.ts'
import { home } from '#content/pages/home.ts'
import { services } from '#content/pages/services.ts'
import { servicePath } from '#content/routes.ts'
import { serviceGroups } from '#content/schemas/service.ts'
import { illustrated } from '#scripts/build/drawings/catalog.ts'
import { pageHead } from '#scripts/build/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const groups = serviceGroups
    .map((group) => ({
      group,
      entries: content.services.filter(({ fields }) => fields.group === group),
    }))
    .filter(({ entries }) => entries.length > 0)
  return {
    drawing: threeSpans(),
    ...pageHead({ path: '/services/', fields: services, name: 'Services', pageType: 'CollectionPage' }),
    page: services,
    symptoms: groups.flatMap(({ entries }) => entries.flatMap(toSymptom)),
    groups: groups.map(({ group, entries }) => ({
      ...home.groups[group],
      services: entries.map((entry) => illustrated(toTeaser(entry))),
    })),
  }
}

const toSymptom = ({ slug, fields: { symptom } }: Content['services'][number]) =>
  symptom ? [{ ...symptom, href: servicePath(slug) }] : []
