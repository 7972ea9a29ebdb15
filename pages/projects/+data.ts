import { loadContent } from '#content/pipeline/load.ts'
import { toTeaser } from '#content/pipeline/find.ts'
import { projects } from '#content/pages/projects.ts'
import { illustrated } from '#scripts/build/drawings/catalog.ts'
import { pageHead } from '#renderer/page-head.ts'

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
