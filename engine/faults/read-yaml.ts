import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml'
import { z } from 'zod'
import { readIfThere } from '../process/read-if-there.ts'
import type { Fault } from './fault.ts'

/** A file of YAML that has been read, whether or not it is right. */
export interface YamlFile {
  /** Relative to the project's root. */
  file: string
  /** `undefined` if the YAML can't be read. */
  value: unknown
  /** The 1-based line of a field, or of the nearest parent that is there. */
  lineOf: (at: readonly PropertyKey[]) => number
  faults: Fault[]
}

/** What to do about mistakes that are easy to make, by the parser's code; the others are told in its own words. */
const advice: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'the line is indented with a tab; expected spaces',
  BAD_INDENT: 'the line is indented differently from its neighbors; expected two spaces per level',
  BLOCK_AS_IMPLICIT_KEY:
    'this line has a second colon followed by a space; expected the value in quotes, such as title: "One: two"',
  MULTIPLE_DOCS: 'a second document begins here; expected one per file, without ---',
}

/**
 * Reads YAML with the lines of its fields.
 * @param file Named in the faults.
 */
export function parseYaml(file: string, text: string): YamlFile {
  const counter = new LineCounter()
  const options = { lineCounter: counter, prettyErrors: false, logLevel: 'error' } as const
  const document = parseDocument(text.replace(/^\uFEFF/, ''), options)
  const toLine = (offset: number) => counter.linePos(offset).line
  const faultAt = (line: number, field: string, problem: string): Fault => ({ file, line, field, problem })
  const said = new Set<string>()
  const faults = document.errors.flatMap(({ code, message, pos: [start] }) => {
    const line = toLine(start)
    const written = text.split('\n')[line - 1] ?? ''
    if (code === 'DUPLICATE_KEY') {
      const key = /[^\s:-][^:]*/.exec(written)?.[0] ?? 'file'
      return faultAt(line, key, 'the field is here twice; expected it once')
    }
    // The parser stumbles over one mistake several times.
    if (said.has(`${line} ${code}`)) return []
    said.add(`${line} ${code}`)
    if (code === 'UNEXPECTED_TOKEN' && /'.*\w'\w/.test(written))
      return faultAt(
        line,
        'file',
        `the apostrophe ends the text in single quotes; expected '' for it, or "…"`,
      )
    return faultAt(line, 'file', advice[code] ?? `${message.split('\n')[0]}; expected valid YAML`)
  })
  const lineOf = (at: readonly PropertyKey[]) => toLine(offsetOf(document.contents, at))
  // A field that stands twice keeps nobody from checking the others.
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY'))
    return { file, value: undefined, lineOf, faults }
  try {
    return { file, value: document.toJS({ maxAliasCount: 0 }) as unknown, lineOf, faults }
  } catch {
    // YAML aliases may be undefined, circular, or expand without end; a site has no need of them.
    faults.push(faultAt(1, 'file', 'aliases (*name) are not supported; expected the value itself'))
    return { file, value: undefined, lineOf, faults }
  }
}

/** Where the innermost part of a path begins that is there: a field at its name, an item at its first character. */
function offsetOf(root: Node | null, at: readonly PropertyKey[]): number {
  let node: unknown = root
  let offset = 0
  for (const key of at) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      if (!pair) return offset
      offset = (pair.key as Node).range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(key)] as Node | undefined
      if (!item) return offset
      offset = item.range?.[0] ?? offset
      node = item
    } else return offset
  }
  return offset
}

/**
 * Reads a file of YAML and checks it, all faults at once.
 * @param root The project's root.
 * @param file Relative to the root.
 * @returns The data, absent if there are faults, and the function that finds the line of a field.
 */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): { data: z.output<Schema> | undefined; faults: Fault[]; lineOf: YamlFile['lineOf'] } {
  const text = readIfThere(path.join(root, file))
  if (text === undefined) {
    const problem = 'there is no such file; expected one with the fields of its schema'
    return { data: undefined, faults: [{ file, line: 1, field: 'file', problem }], lineOf: () => 1 }
  }
  const source = parseYaml(file, text)
  const { lineOf } = source
  if (source.value === undefined) return { data: undefined, faults: source.faults, lineOf }
  const { data, faults } = checkYaml(source, schema)
  return faults.length === 0 ? { data, faults, lineOf } : { data: undefined, faults, lineOf }
}

/**
 * Checks what a file of YAML says.
 * @returns The data if the schema takes it, and the faults, those of reading included.
 */
export function checkYaml<Schema extends z.ZodType>(
  { file, value, lineOf, faults }: YamlFile,
  schema: Schema,
): { data: z.output<Schema> | undefined; faults: Fault[] } {
  const result = schema.safeParse(value ?? {})
  if (result.success) return { data: result.data, faults }
  const { issues } = result.error
  // Zod also counts what has a length of the wrong type: the letters of a text in place of a list.
  const misfits = new Set(
    issues.flatMap(({ code, path: at }) => (code === 'invalid_type' ? at.join('.') : [])),
  )
  const isTold = ({ code, path: at }: z.core.$ZodIssue) =>
    !code.startsWith('too_') || !misfits.has(at.join('.'))
  const found = issues.filter(isTold).flatMap((issue) =>
    problemsOf(issue, value, schema).map(([at, problem]) => ({
      file,
      line: lineOf(at),
      field: at.join('.') || 'file',
      problem,
    })),
  )
  return { data: undefined, faults: [...faults, ...found].toSorted((a, b) => a.line - b.line) }
}

type Problem = [at: PropertyKey[], problem: string]

/** An issue of the schema, in the words of somebody who edits the file. */
function problemsOf(issue: z.core.$ZodIssue, value: unknown, schema: z.ZodType): Problem[] {
  const { path: at } = issue
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, at, value)
    return issue.keys.map((key) => [
      [...at, key],
      `unknown field; ${known.length === 0 ? 'expected none here' : `the closest is ${closest(key, known)}`}`,
    ])
  }
  if (issue.code === 'invalid_key') return [[at, issue.issues[0]?.message ?? issue.message]]
  if (issue.message.startsWith('Too ') && (issue.code === 'too_small' || issue.code === 'too_big'))
    return [[at, limitProblem(issue)]]
  // The words of a schema of ours say more than "Invalid input".
  if (!issue.message.startsWith('Invalid ')) return [[at, issue.message]]
  const written = at.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key],
    value,
  )
  if (issue.code === 'invalid_type') {
    const expected = nameOf(issue.expected)
    const quotes = issue.expected === 'string' && written !== undefined ? ' (in quotes)' : ''
    return [[at, `this is ${kindOf(written)}; expected ${expected}${quotes}`]]
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const [only = ''] = values
    const expected = values.length === 1 ? only : `one of ${values.join(', ')}`
    const near =
      values.length > 1 && typeof written === 'string' ? `; the closest is ${closest(written, values)}` : ''
    const shown = typeof written === 'string' ? `“${written}”` : kindOf(written)
    return [[at, `this is ${shown}; expected ${expected}${near}`]]
  }
  return [[at, issue.message]]
}

/** What a limit asks for, of the length of a text or a list, or of a number. */
function limitProblem(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
  return `expected ${limit}${things[issue.origin] ?? ''}`
}

const things: Readonly<Record<string, string>> = { string: ' characters', array: ' in the list' }

const names: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (each item after a hyphen)',
  object: 'fields below it (name: value)',
  record: 'fields below it (name: value)',
}

const nameOf = (type: string): string => names[type] ?? type

const kindOf = (value: unknown): string =>
  value === undefined
    ? 'missing'
    : value === null
      ? 'empty'
      : nameOf(Array.isArray(value) ? 'array' : typeof value)

/**
 * The names of the fields that a schema knows at a path.
 * @param value What is written there: it tells the options of a union apart.
 */
function fieldsAt(schema: z.core.$ZodType, [key, ...rest]: readonly PropertyKey[], value: unknown): string[] {
  /* oxlint-disable no-underscore-dangle -- `_zod` is where zod shows its schemas to other libraries. */
  const { def } = (schema as z.core.$ZodTypes)._zod
  const at = [key, ...rest].filter((part) => part !== undefined)
  const inner = (value as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key ?? '']
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return fieldsAt(def.innerType, at, value)
    case 'pipe':
      return fieldsAt(def.in, at, value)
    case 'lazy':
      return fieldsAt(def.getter(), at, value)
    case 'union':
      return def.options
        .filter((option) => !('discriminator' in def) || isOf(option, String(def.discriminator), value))
        .flatMap((option) => fieldsAt(option, at, value))
    case 'array':
      return key === undefined ? [] : fieldsAt(def.element, rest, inner)
    case 'record':
      return key === undefined ? [] : fieldsAt(def.valueType, rest, inner)
    case 'object': {
      if (key === undefined) return Object.keys(def.shape)
      const field = def.shape[String(key)]
      return field ? fieldsAt(field, rest, inner) : []
    }
    default:
      return []
  }
}

/** Whether a value is of the kind of an option of a discriminated union. */
const isOf = (option: z.core.$ZodType, discriminator: string, value: unknown): boolean => {
  const { def } = (option as z.core.$ZodTypes)._zod
  const tag = def.type === 'object' ? def.shape[discriminator] : undefined
  const kind = (value as Readonly<Record<string, unknown>> | null)?.[discriminator]
  return tag === undefined || z.safeParse(tag, kind).success
}
