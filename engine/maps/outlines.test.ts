import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { thrownFaults } from '../../tests/thrown-faults.ts'
import { writeFiles } from '../process/write-files.ts'
import { readOutlines } from './outlines.ts'

/** The root of a project with these files in its folder `map`. */
function projectWith(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder('outlines', onTestFinished)
  writeFiles(
    root,
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/map/${name}`, text])),
  )
  return root
}
const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })
const point = { type: 'Point', coordinates: [1, 2] }
const line = { type: 'LineString', coordinates: [[1, 2]] }
const area = { type: 'MultiPolygon', coordinates: [] }
const of = (kind: string | undefined, geometry: object, more = {}) => ({
  geometry,
  properties: { kind, ...more },
})

test('a site without a map has no outlines', () => {
  const { frame, shapes, regions, rivers, labels } = readOutlines(temporaryFolder('outlines', onTestFinished))
  expect([frame, ...Object.values(shapes).flat(), ...regions, ...rivers, ...labels]).toEqual([undefined])
})

test('the features of all files are sorted by their kind, or by their shape', () => {
  const root = projectWith({
    'b.geojson': collection(of(undefined, line), of('river', line, { name: 'Ohio', named: 2 }), {
      geometry: point,
    }),
    'a.geojson': collection(of(undefined, area), of('river', point), of('label', line), of('label', point)),
    'c.json': 'not read',
  })
  expect(readOutlines(root)).toEqual({
    shapes: { area: [area], border: [area], beyond: [] },
    regions: new Map(),
    rivers: [
      { geometry: line, name: '', named: Infinity },
      { geometry: line, name: 'Ohio', named: 2 },
    ],
    labels: [{ geometry: point, name: '' }],
  })
})

test('every file that is not valid is reported', () => {
  const faults = {
    null: 'is not GeoJSON; expected a FeatureCollection (RFC 7946)',
    '{ "type": "Feature", "features": [] }': 'is not GeoJSON; expected a FeatureCollection (RFC 7946)',
    '{ "type": "FeatureCollection" }': 'is not GeoJSON; expected a FeatureCollection (RFC 7946)',
    [collection(of('area', area), { properties: {} })]: 'feature 2 has no geometry',
    [collection(of('label', point), of('rivre', line))]:
      'feature 2 is of the kind "rivre"; the closest is "river"',
    '{\n  "type": 1,\n}': 'is not valid JSON',
    '{ "type"': 'is not valid JSON',
  }
  const texts = Object.keys(faults).map((text, index) => [`${index}.geojson`, text] as const)
  expect(thrownFaults(() => readOutlines(projectWith(Object.fromEntries(texts))))).toEqual(
    Object.values(faults).map(
      (problem, index) => `content/map/${index}.geojson:${index === 5 ? 3 : 1} map: ${problem}`,
    ),
  )
})
