import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { authorSchema, placeSchema } from '../schemas/records.ts'
import type { Fault } from '../faults/fault.ts'
import { checkYaml, parseYaml } from '../faults/read-yaml.ts'
import { textProblem } from '../faults/text-problem.ts'
import { placeFaults, type ReadPlace } from './check-places.ts'
import { fileNameProblem } from '../site/file-name.ts'
import { filesIn } from '../site/folder-files.ts'
import { siteFolder } from '../process/site-folder.ts'

/**
 * Checks the content's records: places and authors, one JSON file each.
 * @param root The project's root.
 */
export function recordFaults(root: string): Fault[] {
  const places = readRecords(root, 'places', placeSchema)
  return [
    ...places.faults,
    ...placeFaults(root, places.records),
    ...readRecords(root, 'authors', authorSchema).faults,
  ]
}

/** Reads the valid records of a folder, and reports the others. */
function readRecords<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
): { records: ReadPlace<z.output<Schema>>[]; faults: Fault[] } {
  const place = `${siteFolder(root)}/${folder}`
  const { names, faults } = filesIn(root, folder, 'json')
  const records = names.flatMap((name) => {
    const file = `${place}/${name}`
    const problem = fileNameProblem(name)
    if (problem) {
      faults.push({ file, line: 1, field: 'file name', problem })
      return []
    }
    const read = readRecord(file, readFileSync(path.join(root, file), 'utf8'), schema)
    faults.push(...read.faults)
    return read.record === undefined
      ? []
      : [{ file, key: name.slice(0, -'.json'.length), ...read, record: read.record }]
  })
  return { records, faults }
}

/** JSON is YAML, whose parser knows the lines. */
function readRecord<Schema extends z.ZodType>(file: string, text: string, schema: Schema) {
  const broken = textProblem(text) ?? jsonProblem(text)
  const { value, lineOf, faults } = parseYaml(file, text)
  if (broken) return { faults: [{ file, field: 'file', ...broken }], lineOf }
  if (faults.length > 0) return { faults, lineOf }
  const { data, faults: found } = checkYaml({ file, value, lineOf, faults }, schema)
  return { record: data, faults: found, lineOf }
}

/** What isn't valid JSON, with its line. YAML accepts more; its parser gives the line of what neither accepts. */
function jsonProblem(text: string): { line: number; problem: string } | undefined {
  const json = text.replace(/^\uFEFF/, '')
  try {
    JSON.parse(json)
    return undefined
  } catch (error) {
    const lineAt = (index: number) => json.slice(0, index).split('\n').length
    // Strings become blanks of the same length, so that only the punctuation between them is left.
    const marks = json.replace(/"(?:[^"\\\n]|\\.)*"/g, (quoted) => '"'.repeat(quoted.length))
    const comma = marks.search(/,\s*[}\]]/)
    if (comma >= 0)
      return { line: lineAt(comma), problem: 'there is a comma after the last value; expected none' }
    const { message } = error as Error
    const stopped = / at position (\d+)/.exec(message)?.[1]
    const line = stopped ? lineAt(Number(stopped)) : (parseYaml('', json).faults[0]?.line ?? 1)
    return {
      line,
      problem: 'this is not valid JSON; expected names and texts in quotes, separated by commas',
    }
  }
}
