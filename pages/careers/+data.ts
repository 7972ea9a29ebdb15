import { careers, openRoles } from '#content/pages/careers.ts'
import { writtenDay } from '#scripts/build/content/written.ts'
import { pageHead } from '#scripts/build/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    ...pageHead({ path: '/careers/', fields: careers, name: 'Careers' }),
    page: careers,
    openRoles: openRoles.map((role) => ({ ...role, posted: writtenDay(role.posted) })),
  }
}
