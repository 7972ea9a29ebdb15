import { services } from '#content/pages/services.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo('/services/', services), page: services }
}
