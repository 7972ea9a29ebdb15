/** The worked examples, drawn at build time; their code is not part of the page. */
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EnsembleFigure } from '#sites/spanwright/parts/ensemble-hub/EnsembleFigure.tsx'
import { FlowForgeFigure } from '#sites/spanwright/parts/flow-forge/FlowForgeFigure.tsx'
import { GazeFigure } from '#sites/spanwright/parts/gaze-guardian/GazeFigure.tsx'
import { LlmsTxtFigure } from '#sites/spanwright/parts/llms-txt-buddy/LlmsTxtFigure.tsx'
import type { DemonstrationName } from '#model/words/demonstration-case-studies.ts'
import type { RenderedHtml } from '#model/rich-text.ts'

const ofCaseStudy: Readonly<Record<DemonstrationName, ComponentType>> = {
  llmstxtbuddy: LlmsTxtFigure,
  'gaze-guardian': GazeFigure,
  flowforge: FlowForgeFigure,
  'ensemble-hub': EnsembleFigure,
}

/** The figure as HTML. Build time only. */
export const renderFigure = (Figure: ComponentType): RenderedHtml => ({
  html: renderToStaticMarkup(<Figure />),
})

export const caseStudyFigure = (slug: DemonstrationName): RenderedHtml => renderFigure(ofCaseStudy[slug])
