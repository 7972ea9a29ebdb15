import { projects } from '#content/pages/projects.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo('/projects/', projects), page: projects }
}
