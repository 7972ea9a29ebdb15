import { loadContent } from '#engine/content/load.ts'
import { pageOf } from '#engine/content/find.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { crumbs } from '../crumbs.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'sample-agreement')
  return {
    ...pageHead({
      path: '/resources/sample-agreement/',
      fields: page,
      name: page.label,
      crumbs: crumbs(content),
    }),
    page,
  }
}
