import { locations } from '#content/pages/locations.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo('/locations/', locations), page: locations }
}
