import { pageOf } from '#engine/content/find.ts'
import { sameness, samenessTable, textShares, textShareTable } from '#engine/content/experiments.ts'
import { loadContent } from '#engine/content/load.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { namedPicture } from '#engine/drawings/of-page.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'research')
  const { weight, sameness: alike } = page.notes
  return {
    ...pageHead({ path: '/research/', fields: page, name: interfaceTexts.pages.research }),
    page,
    notes: [
      { note: weight, figure: namedPicture('research-weight'), result: textShareTable(textShares(content)) },
      { note: alike, figure: namedPicture('research-sameness'), result: samenessTable(sameness(content)) },
    ],
  }
}
