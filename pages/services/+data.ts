import { serviceGroups, toTeaser } from '#engine/content/find.ts'
import { servicePath } from '#model/routes.ts'
import { illustrated } from '#engine/drawings/of-page.ts'
import { mainPage } from '#pages/main-page.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const { content, page, head } = mainPage('services', { pageType: 'CollectionPage' })
  const groups = serviceGroups(content)
  return {
    ...head,
    page,
    symptoms: groups.flatMap(({ services }) =>
      services.flatMap(({ slug, fields: { symptom } }) =>
        symptom ? [{ ...symptom, href: servicePath(slug) }] : [],
      ),
    ),
    groups: groups.map(({ heading, text, services }) => ({
      heading,
      text,
      services: services.map((entry) => illustrated(toTeaser(entry))),
    })),
  }
}
