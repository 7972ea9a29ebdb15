import { pageOf } from '#engine/content/find.ts'
import { sameness, samenessTable, textShares, textShareTable } from '#engine/content/experiments.ts'
import { loadContent } from '#engine/content/load.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { researchFigures } from '#engine/drawings/catalog.ts'
import { pictureOf } from '#engine/drawings/pictures.ts'
import sketches from '#.site/parts/sketches.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'research')
  const figures = researchFigures(content)
  const figureOf = (note: keyof typeof figures) => pictureOf(figures[note].name, figures[note].drawing)
  const { weight, sameness: alike } = page.notes
  return {
    drawing: sketches.research,
    ...pageHead({ path: '/research/', fields: page, name: interfaceTexts.pages.research }),
    page,
    notes: [
      { note: weight, figure: figureOf('weight'), result: textShareTable(textShares(content)) },
      { note: alike, figure: figureOf('sameness'), result: samenessTable(sameness(content)) },
    ],
  }
}
