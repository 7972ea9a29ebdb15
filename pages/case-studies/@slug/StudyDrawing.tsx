import type { ComponentProps } from 'react'
import { FlowDiagram } from '#components/flow-diagram/FlowDiagram.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { Section } from '#components/section/Section.tsx'
import { sections } from '#content/sections/case-study.ts'

interface StudyDrawingProps {
  plate: ComponentProps<typeof Plate>
  flow: ComponentProps<typeof FlowDiagram>
}

/** How it works: the drawing, and the same in words. */
export const StudyDrawing = ({ plate, flow }: StudyDrawingProps) => (
  <Section {...sections.drawing} layout="bleed" ground="vellum">
    <Plate {...plate} />
    <details className="fold">
      <summary>{sections.inWords}</summary>
      <FlowDiagram {...flow} />
    </details>
  </Section>
)
