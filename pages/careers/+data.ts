import { careers, openRoles } from '#content/pages/careers.ts'
import { pageHead } from '#renderer/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { ...pageHead({ path: '/careers/', fields: careers, name: 'Careers' }), page: careers, openRoles }
}
