import { errata } from '#sites/spanwright/pages/errata.ts'
import { writtenDay } from '#engine/content/written.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { crumbs } from '../crumbs.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    ...pageHead({ path: '/resources/errata/', fields: errata, name: errata.label, crumbs }),
    page: { ...errata, errata: errata.errata.map((each) => ({ ...each, day: writtenDay(each.day) })) },
  }
}
