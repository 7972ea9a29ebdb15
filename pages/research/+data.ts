import { sameness, samenessTable, textShares, textShareTable } from '#scripts/build/content/experiments.ts'
import { loadContent } from '#scripts/build/content/load.ts'
import { research } from '#content/pages/research.ts'
import { pageHead } from '#scripts/build/head/page-head.ts'
import { researchFigures } from '#scripts/build/drawings/catalog.ts'
import { pictureOf } from '#scripts/build/drawings/pictures.ts'
import { bentBeam } from '#scripts/build/drawings/sketches.ts'

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
