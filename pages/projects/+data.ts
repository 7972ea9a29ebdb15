import { loadContent } from '#engine/content/load.ts'
import { pageOf, toTeaser } from '#engine/content/find.ts'
import { illustrated } from '#engine/drawings/of-page.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'projects')
  return {
    ...pageHead({
      path: '/projects/',
      fields: page,
      name: interfaceTexts.pages.projects,
      pageType: 'CollectionPage',
    }),
    page,
    studies: content.caseStudies.map((entry) => ({
      ...illustrated(toTeaser(entry)),
      facts: entry.fields.facts,
    })),
  }
}
