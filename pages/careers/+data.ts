import { careers, openRoles } from '#sites/spanwright/pages/careers.ts'
import { writtenDay } from '#engine/content/written.ts'
import { pageHead } from '#engine/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    ...pageHead({ path: '/careers/', fields: careers, name: 'Careers' }),
    page: careers,
    openRoles: openRoles.map((role) => ({ ...role, posted: writtenDay(role.posted) })),
  }
}
