import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { center } from '../../.site/site.ts'
import { places, type PlaceKey } from '../../model/places.ts'
import { formatFault } from '../faults/fault.ts'
import { recordFaults } from './check-records.ts'

const { lat, lon } = places[center as PlaceKey]
const county = 'Allegheny'
/** A map with one county. */
const map = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'region', name: county },
      geometry: { type: 'MultiPolygon', coordinates: [] },
    },
  ],
})
const near = { name: 'Neartown', lat, lon, county, zips: [] }
const text = (record: object) => JSON.stringify(record, undefined, 2)

/** The faults of a file beside that of the center. */
function faultsOf(written: string, name = 'neartown.json'): string {
  const root = temporaryFolder('records', onTestFinished)
  writeFiles(root, {
    'content/map/counties.geojson': map,
    [`content/places/${center}.json`]: text({ ...near, name: 'Middle' }),
    [`content/places/${name}`]: written,
  })
  return recordFaults(root).map(formatFault).join('\n')
}

test('a valid place has no fault, with a byte order mark or without', () => {
  expect([faultsOf(text(near)), faultsOf(`\uFEFF${text(near)}`)]).toEqual(['', ''])
})

test.each(
  Object.entries({
    '{\n  "name": "A",\n}': /json:2 file: there is a comma after the last value/,
    '{\n  "zips": [\n    "15090",\n  ]\n}': /json:3 file: there is a comma after/,
    '{\n  "name": "A \\", ]"\n  "lat": 1\n}': /json:3 file: this is not valid JSON; expected/,
    // The comma is missing.
    '{\n  "name": "A"\n  "lat": 1\n}': /json:3 file: this is not valid JSON; expected/,
    [Buffer.from('{"name": "Caf\xe9"}', 'latin1').toString('utf8')]: /json:1 file: .*UTF-8/,
    [text({ ...near, lat: 0 })]: /json:3 lat: this is 2,\d{3} miles from Middle; expected .*negative/,
    // The other side of the world.
    [text({ ...near, lon: -lon })]: /json:3 lat: this is \d,\d{3} miles/,
    [text({ ...near, name: 'middle' })]: /json:2 name: content\/places\/.*\.json has the same name; expected/,
    [text({ ...near, county: 'Alleghany' })]:
      /json:5 county: the county “Alleghany” is not one of those on the map; the closest is Allegheny$/,
    [text({ ...near, lat: '40' })]: /json:3 lat: /,
  }),
)('%s is reported with its file and line', (written, { source }) => {
  expect(faultsOf(written)).toMatch(new RegExp(`^content/places/neartown\\.${source}`))
})

test('a file with another extension is reported', () => {
  expect(faultsOf('name: x', 'y.yaml')).toMatch(/places\/y\.yaml:1 file: .* may contain only \.json files/)
})

test('a file whose name is no key is reported, and nothing else of it', () => {
  expect(faultsOf('{', 'Near Town.json')).toMatch(/^content\/places\/Near Town\.json:1 file name: [^\n]*$/)
})
