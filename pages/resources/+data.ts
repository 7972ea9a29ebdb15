import { ruleAndSquare, threeExits } from '#scripts/build/drawings/sketches.ts'
import { BreakEvenFigure, ManualWorkFigure } from '#components/calculators/figures.tsx'
import { renderFigure } from '#components/demonstration/figures.tsx'
import { ReadinessFigure } from '#components/readiness-check/ReadinessFigure.tsx'
import { siteMap } from '#scripts/build/content/site-map.ts'
import { resources } from '#content/pages/resources.ts'
import { errata } from '#content/pages/errata.ts'
import { sampleAgreement } from '#content/pages/sample-agreement.ts'
import { toTeaser } from '#scripts/build/content/find.ts'
import { pageHead } from '#scripts/build/head/page-head.ts'

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
