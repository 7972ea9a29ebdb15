import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { authorSchema, placeSchema } from '../schemas/records.ts'
import type { Fault } from '../faults/fault.ts'
import { fileNameProblem } from '../site/file-name.ts'
import { schemaFaults } from './schema-faults.ts'
import { siteFolder } from '../process/site-folder.ts'

/** The folders of content whose files are records, each an object of JSON. */
const folders = { places: placeSchema, authors: authorSchema } as const

/**
 * Checks the records of the content: places and authors.
 * @param root The project's root.
 */
export const recordFaults = (root: string): Fault[] =>
  Object.entries(folders).flatMap(([folder, schema]) => {
    const at = path.join(root, siteFolder(root), folder)
    const names = existsSync(at) ? readdirSync(at) : []
    return names.flatMap((name) => {
      const file = `${siteFolder(root)}/${folder}/${name}`
      const problem = name.endsWith('.json') ? fileNameProblem(name) : 'expected a file of JSON'
      return problem
        ? [{ file, line: 1, field: 'file name', problem }]
        : checkRecord(file, readFileSync(path.join(at, name), 'utf8'), schema)
    })
  })

/** JSON is YAML, whose parser knows the lines. */
function checkRecord(file: string, text: string, schema: z.ZodType): Fault[] {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' })
  const toLine = (offset: number) => counter.linePos(offset).line
  const [broken] = document.errors
  if (broken) {
    const problem = `${broken.message.split('\n')[0]}; expected JSON`
    return [{ file, line: toLine(broken.pos[0]), field: 'file', problem }]
  }
  const lineOf = (at: readonly PropertyKey[]): number => {
    const node = document.getIn(at, true) as { range?: [number, number, number] } | undefined
    return node?.range ? toLine(node.range[0]) : 1
  }
  const result = schema.safeParse(document.toJS())
  return result.success ? [] : schemaFaults({ file, lineOf }, result.error)
}
