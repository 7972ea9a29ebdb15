import { ruleAndSquare } from '#content/drawings/sketches.ts'
import { BreakEvenFigure, ManualWorkFigure } from '#components/calculators/figures.tsx'
import { renderFigure } from '#components/demonstration/figures.tsx'
import { ReadinessFigure } from '#components/readiness-check/ReadinessFigure.tsx'
import { siteMap } from '#content/pipeline/site-map.ts'
import { resources } from '#content/pages/resources.ts'
import { pageHead } from '#renderer/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    drawing: ruleAndSquare(),
    ...pageHead({ path: '/resources/', fields: resources, name: 'Resources' }),
    page: resources,
    figures: {
      manualWork: renderFigure(ManualWorkFigure),
      breakEven: renderFigure(BreakEvenFigure),
      readiness: renderFigure(ReadinessFigure),
    },
    siteMap: siteMap(),
  }
}
