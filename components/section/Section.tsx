import type { ReactNode } from 'react'
import { useRendersBelow } from '#components/layout/below.ts'
import { SectionHeading } from './heading.ts'
import type { Ground, SectionLayout } from './rhythm.ts'

interface SectionProps {
  /** The fragment of links to the section. */
  id: string
  heading: string
  /** The annotation above the heading: the kind of section, in two or three words. */
  note?: string
  layout?: SectionLayout
  ground?: Ground
  /** A drawing or photograph under the heading. */
  picture?: ReactNode
  /** Notes, in the outer margin of a spread, or after the text on narrow screens. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of a page. To give long pages a rhythm, no two neighbors share both layout and ground. */
export function Section({
  id,
  heading,
  note,
  layout = 'ladder',
  ground = 'sheet',
  picture,
  aside,
  children,
}: SectionProps) {
  if (!useRendersBelow()) return null
  const headingId = `${id}-heading`
  return (
    <section
      id={id}
      className={`section section--${layout}`}
      aria-labelledby={headingId}
      data-ground={ground}
    >
      <div className="section__inner sheet">
        <div className="section__head">
          {note && <p className="section__note annotation">{note}</p>}
          <h2 id={headingId} className="section__heading">
            {heading}
          </h2>
          {picture}
        </div>
        <div className="section__body">
          <SectionHeading value={heading}>{children}</SectionHeading>
        </div>
        {aside && <div className="section__aside">{aside}</div>}
      </div>
    </section>
  )
}
