import { settingOut } from '#scripts/build/drawings/sketches.ts'
import { about } from '#content/pages/about.ts'
import { pageHead } from '#scripts/build/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    drawing: settingOut(),
    ...pageHead({ path: '/about/', fields: about, name: 'About', pageType: 'AboutPage' }),
    page: about,
  }
}
