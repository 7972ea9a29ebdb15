import { siteMap } from '#content/pipeline/site-map.ts'
import { resources } from '#content/pages/resources.ts'
import { pageHead } from '#renderer/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    ...pageHead({ path: '/resources/', fields: resources, name: 'Resources' }),
    page: resources,
    siteMap: siteMap(),
  }
}
