import { notFound } from '#sites/spanwright/pages/not-found.ts'
import { siteMap } from '#engine/content/site-map.ts'
import { toSeo } from '#engine/head/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo(undefined, notFound), page: notFound, siteMap: siteMap() }
}
