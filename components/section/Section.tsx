import type { ReactNode } from 'react'
import type { Ground, SectionLayout } from './rhythm.ts'

interface SectionProps {
  /** Fragment by which the section is linked to. */
  id: string
  heading: string
  /** The annotation in the margin: what kind of thing this is, in two or three words. */
  note?: string
  layout?: SectionLayout
  ground?: Ground
  /** A drawing or photograph under the heading. */
  picture?: ReactNode
  /** Notes in the outer margin of a spread, or after the text on narrow screens. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A section of a page, drawn as on an engineering sheet. Two neighbors never share layout and ground: that is
 * what gives a long page its rhythm.
 */
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
        <div className="section__body">{children}</div>
        {aside && <div className="section__aside">{aside}</div>}
      </div>
    </section>
  )
}
