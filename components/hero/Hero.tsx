import type { ReactNode } from 'react'
import { Breadcrumbs } from '#components/breadcrumbs/Breadcrumbs.tsx'
import type { Ground } from '#components/section/rhythm.ts'
import type { Crumb } from '#components/seo/page-data.ts'

/**
 * Where the hero's picture is on a wide screen: beside the words (`drawn`), or under them, as wide as the sheet (`wide`)
 * or the window (`bleed`). `plain` has none.
 */
type HeroLayout = 'plain' | 'drawn' | 'wide' | 'bleed'

interface HeroProps {
  title: string
  lead: string
  /** The annotation above the title: the kind of page. Left out if the breadcrumbs end with the same words. */
  note?: string
  crumbs?: readonly Crumb[]
  /** The name of the page in the breadcrumbs, if the title is too long. */
  current?: string
  /** A drawing or photograph. */
  drawing?: ReactNode
  layout?: HeroLayout
  ground?: Ground
  /** Actions or facts under the lead. */
  children?: ReactNode
}

/** The head of a page: its place in the site, what it is about, and who it is for. */
export const Hero = ({
  title,
  lead,
  note,
  crumbs,
  current,
  drawing,
  layout = drawing ? 'drawn' : 'plain',
  ground = 'sheet',
  children,
}: HeroProps) => (
  <div className={`hero hero--${layout}`} data-ground={ground}>
    <div className="hero__inner sheet">
      <div className="hero__words">
        {crumbs && <Breadcrumbs crumbs={crumbs} current={current ?? title} />}
        {note && note !== current && <p className="hero__note annotation">{note}</p>}
        <h1 className="hero__title">{title}</h1>
        <p className="hero__lead">{lead}</p>
        {children && <div className="hero__more">{children}</div>}
      </div>
      {drawing && layout !== 'bleed' && <div className="hero__picture">{drawing}</div>}
    </div>
    {drawing && layout === 'bleed' && <div className="hero__picture">{drawing}</div>}
  </div>
)
