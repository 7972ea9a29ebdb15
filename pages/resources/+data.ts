import { siteMap } from '#content/pipeline/site-map.ts'
import { resources } from '#content/pages/resources.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo('/resources/', resources), page: resources, siteMap: siteMap() }
}
