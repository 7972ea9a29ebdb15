import { pageOf, toTeaser } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import type { Content } from '#engine/content/content.ts'
import { servicePath } from '#model/routes.ts'
import { serviceGroups } from '#engine/schemas/service.ts'
import { illustrated } from '#engine/drawings/of-page.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'services')
  const headings = pageOf(content, 'home').groups
  const groups = serviceGroups
    .map((group) => ({
      group,
      entries: content.services.filter(({ fields }) => fields.group === group),
    }))
    .filter(({ entries }) => entries.length > 0)
  return {
    ...pageHead({
      path: '/services/',
      fields: page,
      name: interfaceTexts.pages.services,
      pageType: 'CollectionPage',
    }),
    page,
    symptoms: groups.flatMap(({ entries }) => entries.flatMap(toSymptom)),
    groups: groups.map(({ group, entries }) => ({
      ...headings[group],
      services: entries.map((entry) => illustrated(toTeaser(entry))),
    })),
  }
}

const toSymptom = ({ slug, fields: { symptom } }: Content['services'][number]) =>
  symptom ? [{ ...symptom, href: servicePath(slug) }] : []
