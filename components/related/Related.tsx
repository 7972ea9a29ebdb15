import { Link } from '#components/link/Link.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import type { Teaser } from '#model/teaser.ts'
import type { Image } from '#components/plate/picture.ts'

export interface RelatedItem extends Teaser {
  /** What kind of page it is, in a word or two. */
  kind: string
  /** The drawing of that page, if it has one. */
  image?: Image
}

/** Further reading as an index: kind, name, topic. Three or fewer are cards on a wide screen. */
export function Related({ items }: { items: readonly RelatedItem[] }) {
  return (
    <ul className={items.length > 3 ? 'related' : 'related related--cards'}>
      {items.map(({ kind, label, href, summary, image }) => (
        <li key={href} className="related__item">
          <span className="related__kind annotation">{kind}</span>
          <Link to={href} className="related__link">
            {label}
          </Link>
          <p className="related__summary">{summary}</p>
          {image && <Cover {...image} />}
        </li>
      ))}
    </ul>
  )
}
