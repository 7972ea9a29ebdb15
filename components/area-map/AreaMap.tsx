import { Link } from '#components/link/Link.tsx'
import type { AreaMap as AreaMapData, Lettering, Pin } from '#content/drawings/map/area-map.ts'
import { shifts } from '#content/drawings/map/labels.ts'
import type { LocationPath } from '#content/routes.ts'

interface AreaMapProps {
  map: AreaMapData<LocationPath>
  /** Names the map for screen readers. */
  label: string
  /** Words on the sheet. */
  words: { detail: string; scale: string; north: string }
}

/**
 * The area as a drawn sheet that is also a menu: every pin is a link. The list of the same links
 * stands next to it in the page, which is also the alternative for pins that lie closer together
 * than 24 pixels (WCAG 2.2, 2.5.8).
 */
export function AreaMap({ map, label, words }: AreaMapProps) {
  const { paths, point, detail, tenMiles } = map
  return (
    <svg
      className="map"
      viewBox="0 0 1152 760"
      preserveAspectRatio="xMidYMid slice"
      role="group"
      aria-label={label}
    >
      <g aria-hidden="true">
        <path className="map__area" d={paths.area} />
        <path className="map__tick" d={paths.crosses} />
        <path className="map__beyond" d={paths.beyond} />
        <path className="map__border" d={paths.borders} />
        {map.rings.map(({ miles, radius, note }) => (
          <g key={miles}>
            <circle className="map__ring" cx={point.x} cy={point.y} r={radius} />
            <text className="map__note map__note--ring" {...note}>
              {miles} mi
            </text>
          </g>
        ))}
        <path className="map__bank" d={paths.rivers} />
        <path className="map__river" d={paths.rivers} />
        <path className="map__tick" d={paths.ticks} />
        <Letters name="map__county" letters={map.counties} />
        <Letters name="map__water" letters={map.waters} />
        <Letters name="map__note map__note--edge" letters={map.degrees} />
        <path
          className="map__scale"
          d={`M${1116 - tenMiles} 44v8h${tenMiles}v-8m${-tenMiles / 2} 2v6M1116 124V84m-6 12 6-14 6 14`}
        />
        <text className="map__note map__note--end" x="1116" y="34">
          {words.scale}
        </text>
        <text className="map__note map__note--end" x="1100" y="110">
          {words.north}
        </text>
        <circle className="map__focus" cx={point.x + 14} cy={point.y} r={detail.focus} />
        <path
          className="map__focus"
          d={`M${point.x + 4} ${point.y + 26}L${detail.x + 42} ${detail.y - detail.radius + 8}`}
        />
        <clipPath id="map-detail">
          <circle cx={detail.radius} cy={detail.radius} r={detail.radius} />
        </clipPath>
        <g
          transform={`translate(${detail.x - detail.radius} ${detail.y - detail.radius})`}
          clipPath="url(#map-detail)"
        >
          <circle className="map__detail" cx={detail.radius} cy={detail.radius} r={detail.radius} />
          <path className="map__bank map__bank--detail" d={detail.rivers} />
          <path className="map__river map__river--detail" d={detail.rivers} />
        </g>
        <circle className="map__frame" cx={detail.x} cy={detail.y} r={detail.radius} />
        <text className="map__note map__note--middle" x={detail.x} y={detail.y + detail.radius - 16}>
          {`${words.detail}, ${detail.scale} : 1`}
        </text>
      </g>
      <Pins pins={map.pins} />
      <Pins pins={detail.pins} />
    </svg>
  )
}

function Letters({ name, letters }: { name: string; letters: readonly Lettering[] }) {
  return letters.map(({ text, x, y, turn }) => (
    <text key={text} className={name} x={x} y={y} transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}>
      {text}
    </text>
  ))
}

function Pins({ pins }: { pins: readonly Pin<LocationPath>[] }) {
  return pins.map(({ label, href, x, y, side, isMajor }) => {
    const { anchor, dx, dy } = shifts[side]
    return (
      <Link key={href} to={href} className={isMajor ? 'map__pin map__pin--major' : 'map__pin'}>
        <circle className="map__target" cx={x} cy={y} r="12" />
        <circle className="map__dot" cx={x} cy={y} r="5" />
        <text className="map__name" x={x} y={y} dx={`${dx}em`} dy={`${dy}em`} textAnchor={anchor}>
          {label}
        </text>
      </Link>
    )
  })
}
