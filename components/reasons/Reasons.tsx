import { Html } from '#components/html/Html.tsx'
import { Link } from '#components/link/Link.tsx'
import type { RoutePath } from '#model/routes.ts'
import type { RichText } from '#model/rich-text.ts'

interface Reason {
  label: string
  /** The page that the label links to, if any. */
  href?: RoutePath
  why: RichText
}

/** Named items, each with the reason for listing it. */
export const Reasons = ({ items }: { items: readonly Reason[] }) => (
  <ul className="reasons">
    {items.map(({ label, href, why }) => (
      <li key={label} className="reasons__item">
        <h3 className="reasons__label">{href ? <Link to={href}>{label}</Link> : label}</h3>
        <Html of={why} />
      </li>
    ))}
  </ul>
)
