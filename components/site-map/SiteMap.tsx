import type { RoutePath } from '#model/routes.ts'
import { Link } from '#components/link/Link.tsx'

export interface SiteMapGroup {
  label: string
  pages: { label: string; href: RoutePath }[]
}

/** Every page of the site, grouped. */
export const SiteMap = ({ groups }: { groups: readonly SiteMapGroup[] }) => (
  <div className="site-map">
    {groups.map(({ label, pages }) => (
      <div key={label} className="site-map__group">
        <h3 className="site-map__label">{label}</h3>
        <ul className="site-map__list">
          {pages.map((page) => (
            <li key={page.href}>
              <Link to={page.href} className="site-map__link">
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
