import { pageOf, serviceGroups, toTeaser } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import type { Content } from '#engine/content/content.ts'
import { servicePath } from '#model/routes.ts'
import { illustrated } from '#engine/drawings/of-page.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'services')
  const groups = serviceGroups(content)
  return {
    ...pageHead({
      path: '/services/',
      fields: page,
      name: interfaceTexts.pages.services,
      pageType: 'CollectionPage',
    }),
    page,
    symptoms: groups.flatMap(({ services }) => services.flatMap(toSymptom)),
    groups: groups.map(({ heading, text, services }) => ({
      heading,
      text,
      services: services.map((entry) => illustrated(toTeaser(entry))),
    })),
  }
}

const toSymptom = ({ slug, fields: { symptom } }: Content['services'][number]) =>
  symptom ? [{ ...symptom, href: servicePath(slug) }] : []
