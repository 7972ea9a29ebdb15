import { blog } from '#content/pages/blog.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo('/blog/', blog), page: blog }
}
