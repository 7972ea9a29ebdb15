import { Link } from '#components/link/Link.tsx'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import type { Crumb } from '#components/seo/page-data.ts'

/** The path from the home page to this one, which comes last, without a link. */
export const Breadcrumbs = ({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) => (
  <nav className="breadcrumbs" aria-label={interfaceTexts.breadcrumbs}>
    <ol className="breadcrumbs__list">
      {crumbs.map(({ label, href }) => (
        <li key={href} className="breadcrumbs__item">
          <Link to={href} className="breadcrumbs__link">
            {label}
          </Link>
        </li>
      ))}
      <li className="breadcrumbs__item" aria-current="page">
        {current}
      </li>
    </ol>
  </nav>
)
