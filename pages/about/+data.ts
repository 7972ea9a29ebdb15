import { about } from '#content/pages/about.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo('/about/', about), page: about }
}
