import { careers, openRoles } from '#content/pages/careers.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo('/careers/', careers), page: careers, openRoles }
}
