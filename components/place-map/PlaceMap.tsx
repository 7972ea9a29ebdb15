import { borderDashes, River } from '#components/map/River.tsx'
import { Spot, SpotLink } from '#components/map/Spot.tsx'
import type { LocationPath } from '#model/routes.ts'
import type { PlaceMap as PlaceMapData } from './place-map.ts'

/** A map of a place, with its neighbors as links and the measured line from the center. */
export function PlaceMap({ map, label }: { map: PlaceMapData<LocationPath>; label: string }) {
  const { chosen, neighbors, from, measure } = map
  return (
    <svg className="drawing map map--place" viewBox="0 0 480 400" role="group" aria-label={label}>
      <g aria-hidden="true">
        <path className="drawing__line" strokeDasharray={borderDashes} d={map.borders} />
        {map.rings && <path className="drawing__faint" strokeDasharray="2 6" d={map.rings} />}
        <River d={map.rivers} width={6} />
        <path className="drawing__line" strokeWidth="5" d={map.others} />
        {measure && (
          <>
            <path className="drawing__accent" strokeDasharray="3 3" d={measure.d} />
            <text className="map__note map__halo" textAnchor="middle" x={measure.x} y={measure.y + 4}>
              {measure.text}
            </text>
          </>
        )}
        <circle className="drawing__accent" strokeWidth="2" cx={chosen.x} cy={chosen.y} r="9" />
        {from && <Spot {...from} />}
        <Spot {...chosen} />
      </g>
      {neighbors.map(({ href, ...spot }) => href && <SpotLink key={href} href={href} {...spot} />)}
    </svg>
  )
}
