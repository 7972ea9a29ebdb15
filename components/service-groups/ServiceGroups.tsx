import { Link } from '#components/link/Link.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import type { Teaser } from '#model/teaser.ts'
import type { Image } from '#model/picture.ts'

interface ServiceGroupsProps {
  groups: readonly { heading: string; text: string; services: readonly (Teaser & { image?: Image })[] }[]
  /** Whether each service has a sentence about it. */
  withSummaries?: boolean
}

/** The services, grouped by the problem that they solve, in a client's words. */
export const ServiceGroups = ({ groups, withSummaries = false }: ServiceGroupsProps) => (
  <div className={withSummaries ? 'groups' : 'groups groups--spans'}>
    {groups.map(({ heading, text, services }) => (
      <div key={heading} className="groups__group">
        <div>
          <h3 className="groups__heading">{heading}</h3>
          <p className="groups__text">{text}</p>
        </div>
        <ul className="groups__list">
          {services.map(({ label, href, summary, image }) => (
            <li key={href} className="groups__item">
              <Link to={href} className="groups__link">
                {label}
              </Link>
              {withSummaries && <p className="groups__summary">{summary}</p>}
              {image && <Cover {...image} />}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
