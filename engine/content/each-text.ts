import type { z } from 'zod'
import type { Fault } from '../faults/fault.ts'
import type { SourceFile } from './front-matter.ts'

/** Visits every string in the front matter, with its path. */
export function eachText(
  value: unknown,
  visit: (text: string, at: PropertyKey[]) => void,
  at: PropertyKey[] = [],
) {
  if (typeof value === 'string') visit(value, at)
  else if (Array.isArray(value)) value.forEach((item, index) => eachText(item, visit, [...at, index]))
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) eachText(item, visit, [...at, key])
  }
}

/** Turns a schema's issues into faults with the field and its line. */
export function schemaFaults(source: Pick<SourceFile, 'file' | 'lineOf'>, error: z.ZodError): Fault[] {
  return error.issues.flatMap((issue) => {
    const at = (keys: readonly PropertyKey[], problem: string): Fault => ({
      file: source.file,
      line: source.lineOf(keys),
      field: keys.join('.') || 'front matter',
      problem,
    })
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => at([...issue.path, key], 'unknown field; expected one from the schema'))
    }
    return [at(issue.path, issue.message)]
  })
}
