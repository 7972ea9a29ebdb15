import { readFileSync } from 'node:fs'
import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import type { z } from 'zod'
import { center as centerKey } from '../../.site/site.ts'
import { distanceBetween } from '../../model/distance.ts'
import { authorSchema, placeSchema } from '../schemas/records.ts'
import { faultIn, type Fault } from '../faults/fault.ts'
import { checkYaml, parseYaml } from '../faults/read-yaml.ts'
import { textProblem } from '../faults/text-problem.ts'
import { readOutlines } from '../maps/outlines.ts'
import { fileNameProblem } from '../site/file-name.ts'
import { filesIn } from '../site/folder-files.ts'
import { siteFolder } from '../process/site-folder.ts'

/** Checks the records of places and authors, each of which is a JSON file. */
export function recordFaults(root: string): Fault[] {
  const places = readRecords(root, 'places', placeSchema)
  return [
    ...places.faults,
    ...placeFaults(root, places.records),
    ...readRecords(root, 'authors', authorSchema).faults,
  ]
}

/** Reads the valid records of a folder, and reports the others. */
function readRecords<Schema extends z.ZodType>(root: string, folder: string, schema: Schema) {
  const { names, faults } = filesIn(root, folder, 'json')
  const records = names.flatMap((name) => {
    const file = `${siteFolder(root)}/${folder}/${name}`
    const problem = fileNameProblem(name)
    const text = readFileSync(path.join(root, file), 'utf8')
    const broken = textProblem(text) ?? jsonProblem(text)
    if (problem) faults.push({ file, line: 1, field: 'file name', problem })
    else if (broken) faults.push({ file, field: 'file', ...broken })
    if (problem || broken) return []
    // Read as YAML, whose parser gives line numbers.
    const source = parseYaml(file, text)
    const { data, faults: found } = checkYaml(source, schema)
    faults.push(...found)
    if (data === undefined) return []
    return [{ file, key: path.parse(name).name, record: data, lineOf: source.lineOf }]
  })
  return { records, faults }
}

type Records<Schema extends z.ZodType> = ReturnType<typeof readRecords<Schema>>['records']

function jsonProblem(text: string): { line: number; problem: string } | undefined {
  const json = text.replace(/^\uFEFF/, '')
  try {
    JSON.parse(json)
    return undefined
  } catch (error) {
    const lineAt = (index: number) => json.slice(0, index).split('\n').length
    // Strings become quotes of the same length, so that commas and brackets inside them don't count.
    const marks = json.replace(/"(?:[^"\\\n]|\\.)*"/g, (quoted) => '"'.repeat(quoted.length))
    const comma = marks.search(/,\s*[}\]]/)
    if (comma >= 0)
      return { line: lineAt(comma), problem: 'there is a comma after the last value; expected none' }
    const { message } = error as Error
    const stopped = / at position (\d+)/.exec(message)?.[1]
    const line = stopped ? lineAt(Number(stopped)) : (parseYaml('', json).faults[0]?.line ?? 1)
    const problem = 'this is not valid JSON; expected names and texts in quotes, separated by commas'
    return { line, problem }
  }
}

/** In miles from the center. No firm works that far away, and a wrong sign puts a place even farther. */
const farthest = 1500

/** Reports places that conflict with others or with the site's map. */
function placeFaults(root: string, places: Records<typeof placeSchema>): Fault[] {
  const center = places.find(({ key }) => key === centerKey)?.record
  const counties = [...readOutlines(root).regions.keys()]
  return places.flatMap((place, index) => {
    const { record } = place
    const faults: Fault[] = []
    const report = (field: string, problem: string) => faults.push(faultIn(place, [field], problem))
    const name = record.name.toLowerCase()
    const twin = places.slice(0, index).find((other) => other.record.name.toLowerCase() === name)
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
