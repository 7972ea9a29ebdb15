import { sameness, samenessTable, textShares, textShareTable } from '#engine/content/experiments.ts'
import { loadContent } from '#engine/content/load.ts'
import { research } from '#sites/spanwright/pages/research.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { researchFigures } from '#engine/drawings/catalog.ts'
import { pictureOf } from '#engine/drawings/pictures.ts'
import { bentBeam } from '#engine/drawings/sketches.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const figures = researchFigures(content)
  const figureOf = (note: keyof typeof figures) => pictureOf(figures[note].name, figures[note].drawing)
  const { weight, sameness: alike } = research.notes
  return {
    drawing: bentBeam(),
    ...pageHead({ path: '/research/', fields: research, name: 'Research' }),
    page: research,
    notes: [
      { note: weight, figure: figureOf('weight'), result: textShareTable(textShares(content)) },
      { note: alike, figure: figureOf('sameness'), result: samenessTable(sameness(content)) },
    ],
  }
}
