import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { center } from '../../.site/site.ts'
import { places, type PlaceKey } from '../../model/places.ts'
import { formatFault } from '../faults/fault.ts'
import { recordFaults } from './check-records.ts'

// The owner's folder, whichever site the other tests use.
beforeAll(() => void vi.stubEnv('SITE', ''))
afterAll(() => void vi.unstubAllEnvs())

const { lat, lon } = places[center as PlaceKey]
const county = 'Allegheny'
/** A map that knows one county. */
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

/** What is found in a file next to the middle of the area. */
function faultsOf(written: string, name = 'neartown.json'): string {
  const root = mkdtempSync(path.join(tmpdir(), 'records-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = path.join(root, 'content', 'places')
  mkdirSync(folder, { recursive: true })
  mkdirSync(path.join(root, 'content', 'map'))
  writeFileSync(path.join(root, 'content', 'map', 'counties.geojson'), map)
  writeFileSync(path.join(folder, `${center}.json`), text({ ...near, name: 'Middle' }))
  writeFileSync(path.join(folder, name), written)
  return recordFaults(root).map(formatFault).join('\n')
}

test('a place that is right has no fault, with a byte order mark or without', () => {
  expect([faultsOf(text(near)), faultsOf(`\uFEFF${text(near)}`)]).toEqual(['', ''])
})

test.each([
  [
    'a comma behind the last value',
    text(near).replace(/\n\}$/, ',\n}'),
    /^content\/places\/neartown\.json:6 file: there is a comma after the last value/,
  ],
  [
    'a comma behind the last item',
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
    /neartown\.json:3 lat: it lies 2,\d{3} miles from Middle; expected .*negative/,
  ],
  [
    'the other side of the world',
    text({ ...near, lon: -lon }),
    /neartown\.json:3 lat: it lies \d,\d{3} miles/,
  ],
  [
    'the name of another place',
    text({ ...near, name: 'middle' }),
    /neartown\.json:2 name: content\/places\/.*\.json has the same name; expected/,
  ],
  [
    'a county that nobody knows',
    text({ ...near, county: 'Alleghany' }),
    /neartown\.json:5 county: the county “Alleghany” is not one of those on the map; the closest is Allegheny$/,
  ],
  ['no number', text({ ...near, lat: '40' }), /neartown\.json:3 lat: /],
])('%s is reported in its own file, at its line', (_, written, fault) => {
  expect(faultsOf(written)).toMatch(fault)
})

test('another kind of file is named', () => {
  expect(faultsOf('name: x', 'y.yaml')).toMatch(/places\/y\.yaml:1 file: .* may contain only \.json files/)
})
