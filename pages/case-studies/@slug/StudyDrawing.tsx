import type { ComponentProps } from 'react'
import { Contents } from '#components/contents/Contents.tsx'
import { FlowDiagram } from '#components/flow-diagram/FlowDiagram.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { Section } from '#components/section/Section.tsx'
import { words as sections } from '#.site/words/case-study.ts'

interface StudyDrawingProps {
  /** Of the demonstration, if there is one. */
  heading: string | undefined
  plate: ComponentProps<typeof Plate> | undefined
  flow: ComponentProps<typeof FlowDiagram> | undefined
  /** The heading of the agreement, if there is one. */
  agreement: string | undefined
  /** The heading of what was measured. */
  measured: string
}

/** How it works, as a drawing and in words: it goes on where the head ends. Then what else is on the page. */
export const StudyDrawing = ({ heading, plate, flow, agreement, measured }: StudyDrawingProps) => (
  <>
    {(plate ?? flow) && (
      <Section id="drawing" {...sections.drawing} layout="bleed" ground="blueprint">
        {plate && <Plate {...plate} eager />}
        {flow && !plate && <FlowDiagram {...flow} />}
        {flow && plate && (
          <details className="fold">
            <summary>{sections.inWords}</summary>
            <FlowDiagram {...flow} />
          </details>
        )}
      </Section>
    )}
    <Contents
      isCompact
      items={[
        ...(heading === undefined ? [] : [{ id: 'demonstration', heading }]),
        ...(agreement === undefined ? [] : [{ id: 'agreement', heading: agreement }]),
        { id: 'measured', heading: measured },
        { id: 'related', heading: sections.related.heading },
      ]}
    />
  </>
)
