import { sameness, samenessTable, textShares, textShareTable } from './experiments.ts'
import { mainPage } from '#pages/main-page.ts'
import { namedPicture } from '#engine/drawings/of-page.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const { content, page, head } = mainPage('research')
  const { weight, sameness: alike } = page.notes
  return {
    ...head,
    page,
    notes: [
      { note: weight, figure: namedPicture('research-weight'), result: textShareTable(textShares(content)) },
      { note: alike, figure: namedPicture('research-sameness'), result: samenessTable(sameness(content)) },
    ],
  }
}
