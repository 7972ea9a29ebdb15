import type { ComponentProps } from 'react'
import { Contents, contentsOf } from '#components/contents/Contents.tsx'
import { FlowDiagram } from '#components/flow-diagram/FlowDiagram.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { Section } from '#components/section/Section.tsx'
import { words } from '#.site/words/case-study.ts'

interface StudyDrawingProps {
  plate: ComponentProps<typeof Plate> | undefined
  flow: ComponentProps<typeof FlowDiagram> | undefined
  /** The sections below, by their ids. */
  sections: Parameters<typeof contentsOf>[0]
}

/** How it works, as a drawing that continues the hero, and in words; then the contents list. */
export const StudyDrawing = ({ plate, flow, sections }: StudyDrawingProps) => (
  <>
    {(plate ?? flow) && (
      <Section id="drawing" {...words.drawing} layout="bleed" ground="blueprint">
        {plate && <Plate {...plate} />}
        {flow && !plate && <FlowDiagram {...flow} />}
        {flow && plate && (
          <details className="fold">
            <summary>{words.inWords}</summary>
            <FlowDiagram {...flow} />
          </details>
        )}
      </Section>
    )}
    <Contents isCompact items={contentsOf(sections)} />
  </>
)
