import type { ReactNode } from 'react'

interface SectionProps {
  /** Fragment by which the section is linked to. */
  id: string
  heading: string
  /** The annotation in the margin: what kind of thing this is, in two or three words. */
  note?: string
  /** `wide` puts the content under the heading, over the whole sheet. */
  layout?: 'margin' | 'wide'
  children: ReactNode
}

/**
 * A part of a page, drawn as on an engineering sheet: a dimension line above, the annotation and
 * heading in the margin column, the content beside them.
 */
export function Section({ id, heading, note, layout = 'margin', children }: SectionProps) {
  const headingId = `${id}-heading`
  return (
    <section id={id} className={`section section--${layout} sheet`} aria-labelledby={headingId}>
      <div className="section__head">
        {note && <p className="section__note annotation">{note}</p>}
        <h2 id={headingId} className="section__heading">
          {heading}
        </h2>
      </div>
      <div className="section__body">{children}</div>
    </section>
  )
}
