import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { formatFault } from '../faults/fault.ts'
import { recordFaults } from './check-records.ts'

vi.stubEnv('SITE', undefined)
const root = mkdtempSync(path.join(tmpdir(), 'records-'))
const folder = path.join(root, 'content/places')
mkdirSync(folder, { recursive: true })
afterAll(() => {
  rmSync(root, { recursive: true })
  vi.unstubAllEnvs()
})

/** The faults of a place, by their lines. */
function faultsOf(text: string): string[] {
  writeFileSync(path.join(folder, 'old-town.json'), text)
  return recordFaults(root).map((fault) => formatFault(fault).replace('content/places/old-town.json:', ''))
}

test('a record is right, however it is indented', () => {
  const place = { name: 'Old Town', lat: 32.2, lon: -110.9, county: 'Pima' }
  for (const indent of [undefined, 2, '\t'])
    expect(faultsOf(JSON.stringify(place, undefined, indent))).toEqual([])
})

test('every fault of a record is named at once, each with its own line', () => {
  expect(faultsOf('{\n  "naem": "Old Town",\n  "lat": "32.2",\n  "lon": -200,\n  "county": 5\n}\n')).toEqual([
    '1 name: this is missing; expected text',
    '2 naem: this field is not known; the closest is name',
    '3 lat: this is text; expected a number',
    '4 lon: expected at least -180',
    '5 county: this is a number; expected text (in quotes)',
  ])
  expect(faultsOf('{\n  "name": "Old Town"\n  "lat": 32.2\n}\n')[0]).toMatch(
    /^3 file: .*expected valid YAML$/,
  )
})
