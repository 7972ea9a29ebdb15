import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Feature, FeatureCollection, Geometry, LineString, Point } from 'geojson'
import { closest } from 'fastest-levenshtein'
import { ContentError, type Fault } from '../faults/fault.ts'
import { siteFolder } from '../process/site-folder.ts'

/**
 * The kinds of features, as named by the property `kind`: an area of land, a single part of it, borders within it and
 * beyond it, a river, a name. Without that property, areas are land with a border, and lines are rivers.
 */
const kinds = ['area', 'region', 'border', 'beyond', 'river', 'label'] as const
type Kind = (typeof kinds)[number]

/** A line that may have a name, drawn along its stretch with the index `named`; Infinity if the name isn't drawn. */
interface River {
  geometry: LineString
  name: string
  named: number
}

/** The outlines that a site has of its part of the earth; without any, its maps have only rings. */
export interface Outlines {
  /** The bounds of the large map, if a file sets them. */
  frame?: readonly [west: number, south: number, east: number, north: number]
  shapes: Readonly<Record<'area' | 'border' | 'beyond', readonly Geometry[]>>
  regions: ReadonlyMap<string, Geometry>
  rivers: readonly River[]
  labels: readonly { name: string; geometry: Point }[]
}

/** The kinds of a feature that names none. */
const usualKinds = (geometry: Geometry): readonly Kind[] =>
  geometry.type.endsWith('Polygon') ? ['area', 'border'] : geometry.type === 'LineString' ? ['river'] : []

const kindsOf = ({ properties, geometry }: Feature): readonly Kind[] => {
  const kind: unknown = properties?.['kind']
  return kind === undefined ? usualKinds(geometry) : kinds.filter((name) => name === kind)
}

function faultIn(collection: Partial<FeatureCollection> | null): string | undefined {
  if (collection?.type !== 'FeatureCollection' || !Array.isArray(collection.features))
    return 'is not GeoJSON; expected a FeatureCollection (RFC 7946)'
  for (const [index, feature] of collection.features.entries()) {
    const kind: unknown = feature.properties?.['kind']
    if (!feature.geometry) return `feature ${index + 1} has no geometry`
    if (kind === undefined || kinds.some((name) => name === kind)) continue
    const given = JSON.stringify(kind)
    return `feature ${index + 1} is of the kind ${given}; the closest is "${closest(given, kinds)}"`
  }
  return undefined
}

/** Reads the features of a file, or reports what is wrong with it. */
function readCollection(root: string, file: string): { collection?: FeatureCollection; fault?: Fault } {
  const fault = (line: number, problem: string) => ({ fault: { file, line, field: 'map', problem } })
  try {
    const collection = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as FeatureCollection
    const problem = faultIn(collection)
    return problem ? fault(1, problem) : { collection }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const [, line = '1'] = /line (\d+)/.exec(error.message) ?? []
    return fault(Number(line), 'is not valid JSON')
  }
}

/**
 * Reads the outlines in the site's folder `map`; none if it has no such folder.
 * @throws {ContentError} With every file that is not valid.
 */
export function readOutlines(root: string): Outlines {
  const folder = `${siteFolder(root)}/map`
  const files = globSync('*.geojson', { cwd: path.join(root, folder) })
  const read = files.toSorted().map((file) => readCollection(root, `${folder}/${file}`))
  const faults = read.flatMap(({ fault }) => fault ?? [])
  if (faults.length > 0) throw new ContentError(faults)
  return outlinesOf(read.flatMap(({ collection }) => collection ?? []))
}

/** The outlines in some collections of features. */
export function outlinesOf(collections: readonly FeatureCollection[]): Outlines {
  const features = collections.flatMap((collection) => collection.features)
  const of = (kind: Kind) => features.filter((feature) => kindsOf(feature).includes(kind))
  const nameOf = ({ properties }: Feature) => String(properties?.['name'] ?? '')
  const geometries = (kind: Kind) => of(kind).map(({ geometry }) => geometry)
  const [frame] = collections.flatMap(({ bbox }) => (bbox?.length === 4 ? [bbox] : []))
  return {
    ...(frame && { frame }),
    shapes: { area: geometries('area'), border: geometries('border'), beyond: geometries('beyond') },
    regions: new Map(of('region').map((feature) => [nameOf(feature), feature.geometry])),
    rivers: of('river').flatMap((feature): River[] => {
      const { geometry } = feature
      const named: unknown = feature.properties?.['named']
      if (geometry.type !== 'LineString') return []
      return [{ geometry, name: nameOf(feature), named: typeof named === 'number' ? named : Infinity }]
    }),
    labels: of('label').flatMap((feature) => {
      const { geometry } = feature
      return geometry.type === 'Point' ? [{ name: nameOf(feature), geometry }] : []
    }),
  }
}
