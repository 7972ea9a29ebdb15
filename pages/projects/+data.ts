import { loadContent } from '#engine/content/load.ts'
import { toTeaser } from '#engine/content/find.ts'
import { projects } from '#sites/spanwright/pages/projects.ts'
import { illustrated } from '#engine/drawings/catalog.ts'
import { pageHead } from '#engine/head/page-head.ts'

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
