import type { ReactNode } from 'react'
import { Breadcrumbs } from '#components/breadcrumbs/Breadcrumbs.tsx'
import type { Ground } from '#components/section/rhythm.ts'
import type { Crumb } from '#components/seo/page-data.ts'

/**
 * Where the hero's picture goes on a wide screen: beside the words, under them over the sheet (`wide`) or over
 * the whole window (`bleed`). A `plain` head has none.
 */
export type HeroLayout = 'plain' | 'drawn' | 'wide' | 'bleed'

interface HeroProps {
  title: string
  lead: string
  /** The annotation above the title: what kind of page this is. */
  note?: string
  crumbs?: readonly Crumb[]
  /** The name of the page in the breadcrumbs, where the title is too long for it. */
  current?: string
  /** A drawing or photograph; without one the words have the sheet to themselves. */
  drawing?: ReactNode
  layout?: HeroLayout
  ground?: Ground
  /** Actions or facts under the lead. */
  children?: ReactNode
}

/** The hero of a page: where it is in the site, what it is about, and who it is for. */
export function Hero({
  title,
  lead,
  note,
  crumbs,
  current,
  drawing,
  layout = drawing ? 'drawn' : 'plain',
  ground = 'sheet',
  children,
}: HeroProps) {
  return (
    <div className={`hero hero--${layout}`} data-ground={ground}>
      <div className="hero__inner sheet">
        <div className="hero__words">
          {crumbs && <Breadcrumbs crumbs={crumbs} current={current ?? title} />}
          {note && <p className="hero__note annotation">{note}</p>}
          <h1 className="hero__title">{title}</h1>
          <p className="hero__lead">{lead}</p>
          {children && <div className="hero__more">{children}</div>}
        </div>
        {drawing && layout !== 'bleed' && <div className="hero__picture">{drawing}</div>}
      </div>
      {drawing && layout === 'bleed' && <div className="hero__picture">{drawing}</div>}
    </div>
  )
}
