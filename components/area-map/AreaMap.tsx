import { words } from '#.site/words/locations.ts'
import { borderDashes, River } from '#components/map/River.tsx'
import { SpotLink } from '#components/map/Spot.tsx'
import type { LocationPath } from '#model/routes.ts'
import type { AreaMap as AreaMapData, Detail, Lettering, Pin } from './area-map.ts'

interface AreaMapProps {
  map: AreaMapData<LocationPath>
  /** Names the map for screen readers. */
  label: string
}

/**
 * A map of the area whose pins are links. The page lists the same links beside it, which is also the alternative for
 * pins less than 24 pixels apart (WCAG 2.2, 2.5.8).
 */
export function AreaMap({ map, label }: AreaMapProps) {
  const { paths, point, detail, scale } = map
  return (
    <svg
      className="drawing map map--area"
      viewBox="0 0 1152 760"
      preserveAspectRatio="xMidYMid slice"
      role="group"
      aria-label={label}
    >
      <g aria-hidden="true">
        <path className="drawing__line map__area" strokeWidth="1.5" d={paths.area} />
        <path className="drawing__line" d={paths.crosses} />
        <path className="drawing__faint" strokeDasharray={borderDashes} d={paths.beyond} />
        <path className="drawing__line" strokeDasharray={borderDashes} d={paths.borders} />
        {map.rings.map(({ text, radius, note, isWide }) => (
          <g key={text}>
            <circle
              className="drawing__faint"
              strokeWidth="1.5"
              strokeDasharray="2 6"
              cx={point.x}
              cy={point.y}
              r={radius}
            />
            {note && (
              <text
                className={`map__note map__halo${isWide ? ' map__wide' : ''}`}
                textAnchor="middle"
                {...note}
              >
                {text}
              </text>
            )}
          </g>
        ))}
        <River d={paths.rivers} width={6} />
        <path className="drawing__line" d={paths.ticks} />
        <Letters name="map__wide map__county" letters={map.regions} spacing="0.3em" />
        <Letters name="map__wide map__water" letters={map.waters} spacing="0.16em" />
        <Letters name="map__note map__wide" letters={map.degrees} />
        <g className="map__scale">
          <path
            className="drawing__line"
            d={`M${1116 - scale.length} 44v8h${scale.length}v-8m${-scale.length / 2} 2v6M1116 124V84m-6 12 6-14 6 14`}
          />
          <text className="map__note" textAnchor="end" x="1116" y="34">
            {scale.text}
          </text>
          <text className="map__note" textAnchor="end" x="1100" y="110">
            {words.words.north}
          </text>
        </g>
        {detail && <DetailGround {...detail} />}
      </g>
      <Pins pins={map.pins} />
      {detail && <Pins pins={detail.pins} />}
    </svg>
  )
}

/** The enlarged circle in the corner, without its places, and its outline on the sheet. */
const DetailGround = ({ x, y, radius, scale, rivers, focus, lead }: Detail<LocationPath>) => (
  <>
    <circle className="drawing__accent" strokeDasharray="3 3" cx={focus.x} cy={focus.y} r={focus.radius} />
    <path className="drawing__accent" strokeDasharray="3 3" d={lead} />
    <clipPath id="map-detail">
      <circle cx={radius} cy={radius} r={radius} />
    </clipPath>
    <g transform={`translate(${x - radius} ${y - radius})`} clipPath="url(#map-detail)">
      <circle className="map__area" cx={radius} cy={radius} r={radius} />
      <River d={rivers} width={15} />
    </g>
    <circle className="drawing__line" cx={x} cy={y} r={radius} />
    <text className="map__note" textAnchor="middle" x={x} y={y + radius - 16}>
      {`${words.words.detail}, ${scale} : 1`}
    </text>
  </>
)

interface LettersProps {
  name: string
  letters: readonly Lettering[]
  /** Letter spacing; spaced letters are centered on their position. */
  spacing?: string
}

const Letters = ({ name, letters, spacing }: LettersProps) =>
  letters.map(({ text, x, y, turn }) => (
    <text
      key={text}
      className={name}
      x={x}
      y={y}
      letterSpacing={spacing}
      textAnchor={spacing ? 'middle' : undefined}
      transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
    >
      {text}
    </text>
  ))

const classOf = ({ isMajor, isBare }: Pin): string =>
  `map__pin${isBare ? ' map__pin--bare' : ''}${isMajor ? ' map__pin--major' : ''}`

const Pins = ({ pins }: { pins: readonly Pin<LocationPath>[] }) =>
  pins.map((pin) => <SpotLink key={pin.href} {...pin} className={classOf(pin)} />)
