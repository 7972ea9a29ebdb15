import type { ReactNode } from 'react'
import { Breadcrumbs } from '#components/breadcrumbs/Breadcrumbs.tsx'
import type { Crumb } from '#renderer/page-data.ts'

interface HeroProps {
  title: string
  lead: string
  /** The annotation above the title: what kind of page this is. */
  note?: string
  crumbs?: readonly Crumb[]
  /** The name of the page in the breadcrumbs, where the title is too long for it. */
  current?: string
  /** A drawing that stands beside the words, below them on narrow screens. */
  drawing?: ReactNode
  /** Actions or facts under the lead. */
  children?: ReactNode
}

/** The head of a page: where you are, what it is, and why it is for you. */
export function Hero({ title, lead, note, crumbs, current, drawing, children }: HeroProps) {
  const words = (
    <>
      {crumbs && <Breadcrumbs crumbs={crumbs} current={current ?? title} />}
      {note && <p className="hero__note annotation">{note}</p>}
      <h1 className="hero__title">{title}</h1>
      <p className="hero__lead">{lead}</p>
      {children && <div className="hero__more">{children}</div>}
    </>
  )
  return (
    <div className="hero">
      {drawing ? (
        <div className="hero__inner hero__inner--drawn sheet">
          <div>{words}</div>
          {drawing}
        </div>
      ) : (
        <div className="hero__inner sheet">{words}</div>
      )}
    </div>
  )
}
