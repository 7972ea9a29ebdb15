import { Link } from '#components/link/Link.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import type { Image } from '#model/picture.ts'
import type { LocationPath } from '#model/routes.ts'

export interface PlaceGroup {
  label: string
  /** A map of its places; the guides' map shows all places. */
  image: Image
  places: readonly { label: string; href: LocationPath; away: string }[]
}

/** The places by county, each group beside its own map. */
export const PlaceIndex = ({ groups }: { groups: readonly PlaceGroup[] }) => (
  <div id="by-county" className="counties" tabIndex={-1}>
    {groups.map(({ label, image, places }) => (
      <div key={label} className="counties__group">
        <Cover {...image} />
        <h3>{label}</h3>
        <ul className="counties__list">
          {places.map(({ label: name, href, away }) => (
            <li key={href} className="counties__item">
              <Link to={href} className="counties__link">
                {name}
              </Link>
              {away && <span className="fine-print">{away}</span>}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
