import { loadContent } from '#content/pipeline/load.ts'
import { toTeaser } from '#content/pipeline/find.ts'
import { projects } from '#content/pages/projects.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    seo: toSeo('/projects/', projects),
    page: projects,
    studies: loadContent().caseStudies.map((entry) => ({ ...toTeaser(entry), facts: entry.fields.facts })),
  }
}
