import { loadContent } from '#engine/content/load.ts'
import { pageOf } from '#engine/content/find.ts'
import { writtenDay } from '#engine/content/written.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { crumbs } from '../crumbs.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'errata')
  return {
    ...pageHead({ path: '/resources/errata/', fields: page, name: page.label, crumbs: crumbs(content) }),
    page: { ...page, errata: page.errata.map((each) => ({ ...each, day: writtenDay(each.day) })) },
  }
}
