import { Link } from '#components/link/Link.tsx'
import type { RoutePath } from '#model/routes.ts'

interface TopicsProps {
  label: string
  items: readonly { label: string; href: RoutePath; isCurrent: boolean }[]
}

/** Links to the topics of a list, with the current one marked. */
export const Topics = ({ label, items }: TopicsProps) => (
  <nav className="topics" aria-label={label}>
    <ul className="topics__list">
      {items.map(({ label: name, href, isCurrent }) => (
        <li key={href}>
          <Link to={href} className="topics__link" aria-current={isCurrent ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
