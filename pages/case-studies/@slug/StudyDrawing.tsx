import type { ComponentProps } from 'react'
import { Contents } from '#components/contents/Contents.tsx'
import { FlowDiagram } from '#components/flow-diagram/FlowDiagram.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { Section } from '#components/section/Section.tsx'
import { sections } from '#content/sections/case-study.ts'

interface StudyDrawingProps {
  /** Of the demonstration. */
  heading: string
  plate: ComponentProps<typeof Plate>
  flow: ComponentProps<typeof FlowDiagram>
}

/** What is on the page; then how it works, as a drawing and in words. */
export const StudyDrawing = ({ heading, plate, flow }: StudyDrawingProps) => (
  <>
    <Contents
      isCompact
      items={[sections.drawing, { ...sections.demonstration, heading }, sections.measured, sections.related]}
    />
    <Section {...sections.drawing} layout="bleed" ground="vellum">
      <Plate {...plate} />
      <details className="fold">
        <summary>{sections.inWords}</summary>
        <FlowDiagram {...flow} />
      </details>
    </Section>
  </>
)
