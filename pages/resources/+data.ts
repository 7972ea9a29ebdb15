import { loadContent } from '#engine/content/load.ts'
import { ruleAndSquare, threeExits } from '#engine/drawings/sketches.ts'
import { BreakEvenFigure, ManualWorkFigure } from '#sites/spanwright/parts/calculators/figures.tsx'
import { renderFigure } from '#components/demonstration/figures.tsx'
import { ReadinessFigure } from '#sites/spanwright/parts/readiness-check/ReadinessFigure.tsx'
import { siteMap } from '#engine/content/site-map.ts'
import { pageOf, toTeaser } from '#engine/content/find.ts'
import { pageHead } from '#engine/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'resources')
  return {
    drawing: ruleAndSquare(),
    exits: threeExits(),
    ...pageHead({ path: '/resources/', fields: page, name: page.label }),
    page,
    papers: [
      toTeaser({ path: '/resources/sample-agreement/', fields: pageOf(content, 'sample-agreement') }),
      toTeaser({ path: '/resources/errata/', fields: pageOf(content, 'errata') }),
    ],
    figures: {
      manualWork: renderFigure(ManualWorkFigure),
      breakEven: renderFigure(BreakEvenFigure),
      readiness: renderFigure(ReadinessFigure),
    },
    siteMap: siteMap(),
  }
}
