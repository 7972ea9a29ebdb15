import { toTeaser } from '#engine/content/find.ts'
import { illustrated } from '#engine/drawings/of-page.ts'
import { mainPage } from '#pages/main-page.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const { content, page, head } = mainPage('projects', { pageType: 'CollectionPage' })
  return {
    ...head,
    page,
    studies: content.caseStudies.map((entry) => ({
      ...illustrated(toTeaser(entry)),
      facts: entry.fields.facts,
    })),
  }
}
