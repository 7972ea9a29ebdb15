import { Link } from '#components/link/Link.tsx'
import { shifts } from '#content/drawings/map/labels.ts'
import type { PlaceMap as PlaceMapData, PlacePin } from '#content/drawings/map/place-map.ts'
import type { LocationPath } from '#content/routes.ts'

/** Where a place lies: its neighbours as links, and the measured line from downtown. */
export function PlaceMap({ map, label }: { map: PlaceMapData<LocationPath>; label: string }) {
  const { chosen, neighbours, from, measure } = map
  return (
    <svg className="map map--place" viewBox="0 0 480 400" role="group" aria-label={label}>
      <g aria-hidden="true">
        <path className="map__border" d={map.borders} />
        <path className="map__bank" d={map.rivers} />
        <path className="map__river" d={map.rivers} />
        <path className="map__others" d={map.others} />
        {measure && (
          <>
            <path className="map__focus" d={measure.d} />
            <text className="map__note map__note--ring" x={measure.x} y={measure.y + 4}>
              {measure.text}
            </text>
          </>
        )}
        <circle className="map__target map__target--chosen" cx={chosen.x} cy={chosen.y} r="9" />
        {from && <Spot {...from} />}
        <Spot {...chosen} />
      </g>
      {neighbours.map(
        (pin) =>
          pin.href && (
            <Link key={pin.href} to={pin.href} className="map__pin">
              <circle className="map__target" cx={pin.x} cy={pin.y} r="12" />
              <Spot {...pin} />
            </Link>
          ),
      )}
    </svg>
  )
}

function Spot({ label, x, y, side }: PlacePin) {
  const { anchor, dx, dy } = shifts[side]
  return (
    <>
      <circle className="map__dot" cx={x} cy={y} r="5" />
      <text className="map__name" x={x} y={y} dx={`${dx}em`} dy={`${dy}em`} textAnchor={anchor}>
        {label}
      </text>
    </>
  )
}
