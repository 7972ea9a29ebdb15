import { ruleAndSquare, threeExits } from '#engine/drawings/sketches.ts'
import { BreakEvenFigure, ManualWorkFigure } from '#sites/spanwright/parts/calculators/figures.tsx'
import { renderFigure } from '#components/demonstration/figures.tsx'
import { ReadinessFigure } from '#sites/spanwright/parts/readiness-check/ReadinessFigure.tsx'
import { siteMap } from '#engine/content/site-map.ts'
import { resources } from '#sites/spanwright/pages/resources.ts'
import { errata } from '#sites/spanwright/pages/errata.ts'
import { sampleAgreement } from '#sites/spanwright/pages/sample-agreement.ts'
import { toTeaser } from '#engine/content/find.ts'
import { pageHead } from '#engine/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    drawing: ruleAndSquare(),
    exits: threeExits(),
    ...pageHead({ path: '/resources/', fields: resources, name: resources.label }),
    page: resources,
    papers: [
      toTeaser({ path: '/resources/sample-agreement/', fields: sampleAgreement }),
      toTeaser({ path: '/resources/errata/', fields: errata }),
    ],
    figures: {
      manualWork: renderFigure(ManualWorkFigure),
      breakEven: renderFigure(BreakEvenFigure),
      readiness: renderFigure(ReadinessFigure),
    },
    siteMap: siteMap(),
  }
}
