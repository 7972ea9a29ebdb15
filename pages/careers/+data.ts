import { loadContent } from '#engine/content/load.ts'
import { pageOf } from '#engine/content/find.ts'
import { writtenDay } from '#engine/content/written.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const page = pageOf(loadContent(), 'careers')
  return {
    ...pageHead({ path: '/careers/', fields: page, name: interfaceTexts.pages.careers }),
    page,
    openRoles: page.roles.map((role) => ({ ...role, posted: writtenDay(role.posted) })),
  }
}
