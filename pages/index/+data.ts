import { home } from '#content/pages/home.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo('/', home), page: home }
}
