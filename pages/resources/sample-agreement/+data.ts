import { sampleAgreement } from '#sites/spanwright/pages/sample-agreement.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { crumbs } from '../crumbs.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    ...pageHead({
      path: '/resources/sample-agreement/',
      fields: sampleAgreement,
      name: sampleAgreement.label,
      crumbs,
    }),
    page: sampleAgreement,
  }
}
