import { loadContent } from '#scripts/build/content/load.ts'
import { toTeaser } from '#scripts/build/content/find.ts'
import { projects } from '#content/pages/projects.ts'
import { illustrated } from '#scripts/build/drawings/catalog.ts'
import { pageHead } from '#scripts/build/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    ...pageHead({ path: '/projects/', fields: projects, name: 'Projects', pageType: 'CollectionPage' }),
    page: projects,
    studies: loadContent().caseStudies.map((entry) => ({
      ...illustrated(toTeaser(entry)),
      facts: entry.fields.facts,
    })),
  }
}
