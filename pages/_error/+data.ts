import { loadContent } from '#engine/content/load.ts'
import { pageOf } from '#engine/content/find.ts'
import { siteMap } from '#engine/content/site-map.ts'
import { toSeo } from '#engine/head/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const page = pageOf(loadContent(), 'not-found')
  return { seo: toSeo(undefined, page), page, siteMap: siteMap() }
}
