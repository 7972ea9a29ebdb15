import { Link } from '#components/link/Link.tsx'
import type { LocationPath } from '#model/routes.ts'
import { shifts, type MapSpot } from './sides.ts'

/** A place's dot and name. */
export function Spot({ label, x, y, side }: MapSpot) {
  const { anchor, dx, dy } = shifts[side]
  return (
    <>
      <circle className="map__dot" cx={x} cy={y} r="5" />
      <text className="map__name map__halo" x={x} y={y} dx={`${dx}em`} dy={`${dy}em`} textAnchor={anchor}>
        {label}
      </text>
    </>
  )
}

interface SpotLinkProps extends MapSpot {
  href: LocationPath
  className?: string
}

/** A place that links to its page, with a target large enough for a finger. */
export const SpotLink = ({ href, className = 'map__pin', ...spot }: SpotLinkProps) => (
  <Link to={href} className={className}>
    <circle className="map__target" cx={spot.x} cy={spot.y} r="12" />
    <Spot {...spot} />
  </Link>
)
