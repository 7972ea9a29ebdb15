import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
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
  const folder = path.join(root, 'content', 'places')
  mkdirSync(folder, { recursive: true })
  mkdirSync(path.join(root, 'content', 'map'))
  writeFileSync(path.join(root, 'content', 'map', 'counties.geojson'), map)
  writeFileSync(path.join(folder, `${center}.json`), text({ ...near, name: 'Middle' }))
  writeFileSync(path.join(folder, name), written)
  return recordFaults(root).map(formatFault).join('\n')
}

test('a valid place has no fault, with a byte order mark or without', () => {
  expect([faultsOf(text(near)), faultsOf(`\uFEFF${text(near)}`)]).toEqual(['', ''])
})

test.each([
  [
    'a comma after the last value',
    text(near).replace(/\n\}$/, ',\n}'),
    /^content\/places\/neartown\.json:6 file: there is a comma after the last value/,
  ],
  [
    'a comma after the last item',
    '{\n  "zips": [\n    "15090",\n  ]\n}',
    /neartown\.json:3 file: there is a comma after/,
  ],
  [
    'a missing comma',
    '{\n  "name": "A"\n  "lat": 1\n}',
    /neartown\.json:3 file: this is not valid JSON; expected/,
  ],
  [
    'a text in Latin-1',
    Buffer.from('{"name": "Caf\xe9"}', 'latin1').toString('utf8'),
    /neartown\.json:1 file: .*UTF-8/,
  ],
  [
    'a latitude of 0',
    text({ ...near, lat: 0 }),
    /neartown\.json:3 lat: this is 2,\d{3} miles from Middle; expected .*negative/,
  ],
  [
    'the other side of the world',
    text({ ...near, lon: -lon }),
    /neartown\.json:3 lat: this is \d,\d{3} miles/,
  ],
  [
    'the name of another place',
    text({ ...near, name: 'middle' }),
    /neartown\.json:2 name: content\/places\/.*\.json has the same name; expected/,
  ],
  [
    'an unknown county',
    text({ ...near, county: 'Alleghany' }),
    /neartown\.json:5 county: the county “Alleghany” is not one of those on the map; the closest is Allegheny$/,
  ],
  ['a latitude in quotes', text({ ...near, lat: '40' }), /neartown\.json:3 lat: /],
])('%s is reported with its file and line', (_, written, fault) => {
  expect(faultsOf(written)).toMatch(fault)
})

test('a file with another extension is reported', () => {
  expect(faultsOf('name: x', 'y.yaml')).toMatch(/places\/y\.yaml:1 file: .* may contain only \.json files/)
})
