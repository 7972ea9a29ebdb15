import { Link } from '#components/link/Link.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import type { Teaser } from '#model/teaser.ts'
import type { Image } from '#model/picture.ts'

export interface RelatedItem extends Teaser {
  /** The kind of page, in a word or two. */
  kind: string
  /** The page's drawing, if it has one. */
  image?: Image
}

/** Links to related pages, each with its kind, name and summary. Three or fewer are cards on a wide screen. */
export const Related = ({ items }: { items: readonly RelatedItem[] }) => (
  <ul className={items.length > 3 ? 'related' : 'related related--cards'}>
    {items.map(({ kind, label, href, summary, image }) => (
      <li key={href} className="related__item">
        <span className="related__kind annotation">{kind}</span>
        <Link to={href} className="related__link">
          {label}
        </Link>
        <p className="fine-print">{summary}</p>
        {image && <Cover {...image} />}
      </li>
    ))}
  </ul>
)
