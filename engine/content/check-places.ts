import { closest } from 'fastest-levenshtein'
import { center as centerKey } from '../../.site/site.ts'
import { distanceBetween } from '../../model/distance.ts'
import { readOutlines } from '../maps/outlines.ts'
import { faultIn, type Fault, type Source } from '../faults/fault.ts'

/** A record and its file. */
export interface ReadRecord<Fields> extends Source {
  /** The file's name without its extension. */
  key: string
  record: Fields
}

/** In miles from the center. No firm works that far away, and a wrong sign puts a place even farther. */
const farthest = 1500

type Place = ReadRecord<{ name: string; lat: number; lon: number; county: string }>

/**
 * Reports places that conflict with others or with the site's map.
 * @param root The project's root.
 */
export function placeFaults(root: string, places: readonly Place[]): Fault[] {
  const center = places.find(({ key }) => key === centerKey)?.record
  const counties = [...readOutlines(root).regions.keys()]
  return places.flatMap((place, index) => {
    const { record } = place
    const faults: Fault[] = []
    const report = (field: string, problem: string) => faults.push(faultIn(place, [field], problem))
    const twin = places.slice(0, index).find((other) => isSameName(other, place))
    if (twin) report('name', `${twin.file} has the same name; expected a name that tells them apart`)
    const miles = center ? Math.round(distanceBetween(center, record, 'mi')) : 0
    if (miles > farthest) {
      const problem = `this is ${miles.toLocaleString('en-US')} miles from ${center?.name}; expected a place within ${farthest.toLocaleString('en-US')} (west and south are negative, and lat comes before lon)`
      report('lat', problem)
    }
    if (counties.length > 0 && !counties.includes(record.county)) {
      const problem = `the county “${record.county}” is not one of those on the map; the closest is ${closest(record.county, counties)}`
      report('county', problem)
    }
    return faults
  })
}

const isSameName = ({ record: a }: Place, { record: b }: Place): boolean =>
  a.name.toLowerCase() === b.name.toLowerCase()
