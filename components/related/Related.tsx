import { Link } from '#components/link/Link.tsx'
import type { Teaser } from '#content/pipeline/find.ts'

export interface RelatedItem extends Teaser {
  /** What kind of page it is, in a word or two. */
  kind: string
}

/** Where to go on, as an index: kind, name, what it is about. */
export function Related({ items }: { items: readonly RelatedItem[] }) {
  return (
    <ul className="related">
      {items.map(({ kind, label, href, summary }) => (
        <li key={href} className="related__item">
          <span className="related__kind annotation">{kind}</span>
          <Link to={href} className="related__link">
            {label}
          </Link>
          <p className="related__summary">{summary}</p>
        </li>
      ))}
    </ul>
  )
}
