import { words } from '../../.site/words/maps.ts'
import type { Lettering } from '../../components/area-map/area-map.ts'
import { fill } from '../../model/fill.ts'
import { placeAt, project, type View } from './geography.ts'

/** Possible grids: minutes of arc between two lines, and between two ticks on the frame. */
const steps = [
  [5, 1],
  [15, 5],
  [30, 10],
  [60, 20],
  [120, 30],
  [300, 60],
] as const

/** The smallest distance between two lines, in units of the sheet. */
const least = 180
/** The size of the corners, in which there are no ticks, since two would meet. */
const corner = 40
/** Space for the name of a meridian, to the right of its tick. */
const nameWidth = 80
/** If the sheet shows more degrees than this, the grid is too curved to be read from the frame. */
const mostDegrees = 20

const { degrees: pattern, compass } = words

function nameOf(minutes: number, positive: string, negative: string): string {
  // Beyond the 180th meridian, degrees count down again.
  const within = ((((minutes + 10_800) % 21_600) + 21_600) % 21_600) - 10_800
  const [whole, rest] = [Math.floor(Math.abs(within) / 60), Math.abs(within) % 60]
  return fill(pattern, {
    degrees: String(whole),
    minutes: String(rest).padStart(2, '0'),
    side: within < 0 ? negative : positive,
  })
}

/** The multiples of a step between two values. */
function multiples(from: number, to: number, step: number): number[] {
  const found: number[] = []
  for (let times = Math.ceil(from / step); times <= to / step; times += 1) found.push(times * step)
  return found
}

/**
 * Degrees and minutes along the frame of a map, as names and as path data of the ticks on the frame and of the crosses
 * where two lines meet; nothing if the map shows a large part of the earth.
 */
export function netOf(view: View) {
  const { width, height, scale } = view
  const [toPlace, toPoint] = [placeAt(view), project(view)]
  const middle = toPlace(width / 2, height / 2)
  const narrowing = Math.cos((middle.lat / 180) * Math.PI)
  if (Math.hypot(width, height) / scale > mostDegrees || narrowing < 0.25)
    return { ticks: '', crosses: '', degrees: [] as Lettering[] }
  const [main, fine] = steps.find(([step]) => (step / 60) * scale * narrowing >= least) ?? [300, 60]
  /** The meridian or parallel at a point, in minutes; east of the 180th meridian, they continue to increase. */
  const lonAt = (x: number, y: number) =>
    (middle.lon + ((((toPlace(x, y).lon - middle.lon + 180) % 360) + 360) % 360) - 180) * 60
  const latAt = (x: number, y: number) => toPlace(x, y).lat * 60
  const pointOf = (lon: number, lat: number) => toPoint({ lon: lon / 60, lat: lat / 60 })
  const between = (length: number, at: number) => at > corner && at < length - corner
  const isMain = (minutes: number) => minutes % main === 0
  const reach = (minutes: number) => (isMain(minutes) ? 14 : 7)
  const whole = Math.round

  /** Where meridians meet the upper or lower edge, and parallels the left or right one. */
  const along = (y: number) =>
    multiples(lonAt(0, y), lonAt(width, y), fine)
      .map((lon) => ({ lon, at: whole(pointOf(lon, latAt(pointOf(lon, middle.lat * 60).x, y)).x) }))
      .filter(({ at }) => between(width, at))
  const beside = (x: number) =>
    multiples(latAt(x, height), latAt(x, 0), fine)
      .map((lat) => ({ lat, at: whole(pointOf(lonAt(x, pointOf(middle.lon * 60, lat).y), lat).y) }))
      .filter(({ at }) => between(height, at))
  const [top, foot, left, right] = [along(0), along(height), beside(0), beside(width)]
  const lons = foot.filter(({ lon }) => isMain(lon))
  const lats = left.filter(({ lat }) => isMain(lat))
  const crosses = lons.flatMap(({ lon }) => lats.map(({ lat }) => pointOf(lon, lat)))
  return {
    ticks: [
      ...top.map(({ lon, at }) => `M${at} 0v${reach(lon)}`),
      ...foot.map(({ lon, at }) => `M${at} ${height}v-${reach(lon)}`),
      ...left.map(({ lat, at }) => `M0 ${at}h${reach(lat)}`),
      ...right.map(({ lat, at }) => `M${width} ${at}h-${reach(lat)}`),
    ].join(''),
    crosses: crosses.map(({ x, y }) => `M${whole(x) - 5} ${whole(y)}h10m-5-5v10`).join(''),
    degrees: [
      ...lons
        .filter(({ at }) => at < width - nameWidth)
        .map(({ lon, at }) => ({ text: nameOf(lon, compass.east, compass.west), x: at + 6, y: height - 6 })),
      ...lats.map(({ lat, at }) => ({ text: nameOf(lat, compass.north, compass.south), x: 18, y: at - 6 })),
    ],
  }
}
