import type { ReactNode } from 'react'
import { Html } from '#components/html/Html.tsx'
import { Link } from '#components/link/Link.tsx'
import type { RoutePath } from '#model/routes.ts'
import type { RichText } from '#model/rich-text.ts'

export interface Card {
  label: string
  href: RoutePath
  /** What the page is about, in a sentence or two. */
  text: RichText
  /** The kind of page, and when it was written; above its name. */
  kind?: ReactNode
  picture?: ReactNode
  /** Under the text. */
  more?: ReactNode
}

interface CardsProps {
  items: readonly Card[]
  /**
   * `grid`: side by side. `front`: as on a front page, the first one large. `rows`: one below the other, with picture
   * and words alternating sides.
   */
  layout?: 'grid' | 'front' | 'rows'
}

/** Links to further pages, each on a card that is clickable as a whole. */
export const Cards = ({ items, layout = 'grid' }: CardsProps) => (
  <ul className={`cards cards--${layout}`}>
    {items.map(({ label, href, text, kind, picture, more }) => (
      <li key={href} className="card">
        <div className="card__words">
          {kind && <p className="card__kind annotation">{kind}</p>}
          <h3 className="card__name">
            <Link to={href} className="card__link">
              {label}
            </Link>
          </h3>
          <Html of={text} className="card__text" />
          {more}
        </div>
        {picture && <div className="card__picture">{picture}</div>}
      </li>
    ))}
  </ul>
)
