import { notFound } from '#content/pages/not-found.ts'
import { siteMap } from '#content/pipeline/site-map.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo(undefined, notFound), page: notFound, siteMap: siteMap() }
}
