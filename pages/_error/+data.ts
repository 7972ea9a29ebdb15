import { notFound } from '#content/pages/not-found.ts'
import { siteMap } from '#scripts/build/content/site-map.ts'
import { toSeo } from '#scripts/build/head/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo(undefined, notFound), page: notFound, siteMap: siteMap() }
}
