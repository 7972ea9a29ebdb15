import path from 'node:path'
import { closest, distance } from 'fastest-levenshtein'
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Node } from 'yaml'
import { z } from 'zod'
import { readIfThere } from '../process/read-if-there.ts'
import { faultIn, type Fault, type Source } from './fault.ts'
import { textProblem } from './text-problem.ts'

/** A YAML file that has been read, whether or not it is valid. */
export interface YamlFile extends Source {
  /** `undefined` if the YAML can't be read. */
  value: unknown
  faults: Fault[]
}

/** Messages for common mistakes, by the parser's error code; for other errors, the parser's own message is used. */
const advice: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'the line is indented with a tab; expected spaces',
  BAD_INDENT: 'the line is indented differently from its neighbors; expected two spaces per level',
  MULTIPLE_DOCS: 'a second document begins here; expected one per file, without ---',
  BAD_SCALAR_START: 'a text cannot begin with this character; expected the text in quotes',
  MULTILINE_IMPLICIT_KEY:
    'this is no field with a value; expected a colon and a space after its name, as in title: One',
}

/** A number with what some languages write between thousands, and YAML before decimals. */
const thousands = /^[1-9]\d{0,2}\.\d{3}$/

/** Fields whose numbers do have decimals. */
const coordinates: ReadonlySet<string> = new Set(['lat', 'lon'])

/** What is wrong with a number whose point seems to separate thousands. */
const pointProblem = (name: string, source: string): string | undefined =>
  thousands.test(source) && !coordinates.has(name)
    ? `${source} means ${Number(source)}, since a point separates decimals; expected ${source.replace('.', '')} without it, or ${source}0 for the decimal number`
    : undefined

/** Advice on mistakes for which the parser has one code, by its message. */
const adviceByMessage: readonly [message: RegExp, advice: string][] = [
  [
    /^A block sequence may not be/,
    'a list begins here, among fields; expected a hyphen before each of its items, and none before a field',
  ],
  [
    /^Sequence item without - indicator/,
    'this belongs to no item of the list; expected a hyphen before it, or as many spaces as the fields of its item',
  ],
  [/^Flow \w+ in block collection/, 'a bracket before this line is not closed; expected its ] or }'],
  [
    /^Unexpected scalar at node end/,
    'the value ends before the line does; expected all of it in quotes that it does not contain, such as title: \'The "big" one\'',
  ],
]

/** Advice on a value that the parser takes for a field's name, by the line that it names. */
function adviceOnKey(source: string): string | undefined {
  if (/^\s*\t/.test(source)) return advice['TAB_AS_INDENT']
  if (/:\s.*:(?:\s|$)/.test(source.replace(/"[^"]*"|'[^']*'/g, '')))
    return 'this line has a second colon followed by a space; expected the value in quotes, such as title: "One: two"'
  return 'the lines below are indented as if they were part of this value; expected two spaces per level'
}

const unread = (file: string, reason: { line: number; problem: string }): YamlFile => ({
  file,
  value: undefined,
  lineOf: () => 1,
  faults: [{ file, field: 'file', ...reason }],
})

/**
 * Parses YAML and keeps the lines of its fields.
 * @param file Named in the faults.
 */
export function parseYaml(file: string, written: string): YamlFile {
  const unreadable = textProblem(written)
  if (unreadable) return unread(file, unreadable)
  const text = written.replace(/^\uFEFF/, '')
  const lines = text.split('\n')
  const counter = new LineCounter()
  const options = { lineCounter: counter, prettyErrors: false, logLevel: 'error' } as const
  const document = parseDocument(text, options)
  const toLine = (offset: number) => counter.linePos(offset).line
  const faultAt = (line: number, problem: string, field = 'file'): Fault => ({ file, line, field, problem })
  const said = new Set<number>()
  const faults = document.errors.flatMap(({ code, message, pos: [start] }) => {
    const line = toLine(start)
    const source = lines[line - 1] ?? ''
    if (code === 'DUPLICATE_KEY') {
      const key = /^[^\s:,}]+/.exec(text.slice(start))?.[0] ?? 'file'
      return faultAt(line, 'the field is here twice; expected it once', key)
    }
    // The parser may report one mistake several times.
    if (said.has(line)) return []
    said.add(line)
    const isKey = code === 'BLOCK_AS_IMPLICIT_KEY'
    if ((isKey || code === 'UNEXPECTED_TOKEN') && /'.*\w'\w/.test(source))
      return faultAt(line, `the apostrophe ends the text in single quotes; expected '' for it, or "…"`)
    const [, byMessage] = adviceByMessage.find(([pattern]) => pattern.test(message)) ?? []
    const known = byMessage ?? (isKey ? adviceOnKey(source) : advice[code])
    // Behind a mistake, the parser misreads what is right.
    if (!known && said.size > 1) return []
    return faultAt(line, known ?? `${message.split('\n')[0]}; expected valid YAML`)
  })
  const lineOf = (at: readonly PropertyKey[]) => toLine(offsetOf(document.contents, at))
  // Despite duplicate fields, the others can be checked.
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY'))
    return { file, value: undefined, lineOf, faults }
  try {
    visit(document, {
      Scalar: (key, { type, comment, range, source }, parents) => {
        if (key === 'key' || type !== 'PLAIN' || !range) return
        const line = toLine(range[1])
        const pair = parents.at(-1)
        const name = isPair(pair) ? String(pair.key) : 'file'
        const misread = pointProblem(name, source ?? '')
        if (misread) faults.push(faultAt(line, misread, name))
        if (!comment) return
        const [left = ''] = comment.split('\n')
        // Comments on lines of their own also belong to the value before them.
        if (!/^\S/.test(left) || !lines[line - 1]!.includes(`#${left}`)) return
        const problem = `#${left} is left out, as a comment; expected the value in quotes, or a space after the #`
        faults.push(faultAt(line, problem))
      },
    })
    return { file, value: document.toJS({ maxAliasCount: 0 }) as unknown, lineOf, faults }
  } catch {
    // Aliases may be undefined, circular, or expand without end, and a site doesn't need them.
    faults.push(faultAt(1, 'aliases (*name) are not supported; expected the value itself'))
    return { file, value: undefined, lineOf, faults }
  }
}

/** The offset of the innermost existing part of a path: a field's name, or an item's first character. */
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

/** The text and the result of each file read last, since most data files are read several times in a build. */
const parsed: Record<string, { text: string; source: YamlFile }> = {}

/** As {@link parseYaml}, but parses a file again only if its text has changed. */
function parseChanged(file: string, text: string): YamlFile {
  if (parsed[file]?.text !== text) parsed[file] = { text, source: parseYaml(file, text) }
  return parsed[file].source
}

/**
 * Reads and checks a YAML file.
 * @param file Relative to the root.
 * @returns The data, or all faults if there are any.
 */
export function readYaml<Schema extends z.ZodType>(root: string, file: string, schema: Schema) {
  const text = readIfThere(path.join(root, file))
  const missing = { line: 1, problem: 'there is no such file; expected one with the fields of its schema' }
  const source = text === undefined ? unread(file, missing) : parseChanged(file, text)
  const { data, faults } = checkYaml(source, schema)
  return { file, data: faults.length === 0 ? data : undefined, faults, lineOf: source.lineOf }
}

/**
 * Checks the values of a YAML file.
 * @returns The data if it matches the schema, and all faults, including those of parsing.
 */
export function checkYaml<Schema extends z.ZodType>(source: YamlFile, schema: Schema) {
  const { value, faults } = source
  if (value === undefined) return { data: undefined, faults }
  const result = schema.safeParse(value ?? {}, { error: wording, reportInput: true })
  if (result.success) return { data: result.data, faults }
  const { issues } = result.error
  // Zod also checks the length of values of the wrong type, such as the characters of a text in place of a list.
  const misfits = new Set(
    issues.flatMap(({ code, path: at }) => (code === 'invalid_type' ? at.join('.') : [])),
  )
  const isTold = ({ code, path: at }: z.core.$ZodIssue) =>
    !code.startsWith('too_') || !misfits.has(at.join('.'))
  const found = issues
    .filter(isTold)
    .flatMap(problemsOf)
    .map(([at, problem]) => faultIn(source, at, problem))
  return { data: undefined, faults: [...faults, ...found].toSorted((a, b) => a.line - b.line) }
}

type Problem = [at: PropertyKey[], problem: string]

/** The fields that an issue is about, each with what is wrong. */
function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const { path: at, message } = issue
  // A schema's own message says what was expected, or is about an `undefined` that no file contains.
  const isMissing = issue.input === undefined && ['invalid_type', 'invalid_value'].includes(issue.code)
  if (isMissing && !message.startsWith('this is missing'))
    return [[at, message.startsWith('expected') ? `this is missing; ${message}` : 'this is missing']]
  if (issue.code === 'invalid_key') return [[at, issue.issues[0]!.message]]
  if (issue.code !== 'unrecognized_keys') return [[at, message]]
  const problems = message.split('\n')
  return issue.keys.map((key, index) => [[...at, key], problems[index] ?? message])
}

/** Words an issue for the person who edits the file, unless the schema has its own message. */
function wording(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = Object.keys((issue.inst as z.ZodObject).shape)
      const hintFor = (key: string) => {
        if (/^\d/.test(key)) return 'expected a number with a point, such as 18.90, or a text in quotes'
        return known.length === 0 ? 'expected none here' : `the closest is ${closest(key, known)}`
      }
      // A line for each field.
      return issue.keys.map((key) => `unknown field; ${hintFor(key)}`).join('\n')
    }
    case 'too_small':
      return `expected at least ${issue.minimum}${things[issue.origin] ?? ''}`
    case 'too_big':
      return `expected at most ${issue.maximum}${things[issue.origin] ?? ''}`
    case 'invalid_type': {
      const quotes = issue.expected === 'string' && input !== undefined ? ' (in quotes)' : ''
      const number = issue.expected === 'number' ? numberMeantBy(input) : undefined
      const hint =
        number === undefined
          ? ''
          : ` without ${number === input ? 'quotes' : `a currency, commas or spaces, such as ${number}`}`
      return `this is ${number === undefined ? kindOf(input) : `“${String(input)}”`}; expected ${nameOf(issue.expected)}${quotes}${hint}`
    }
    case 'invalid_value':
      return oneOfThem(input, issue.values)
    case 'invalid_union': {
      if (!('options' in issue) || !Array.isArray(issue.options)) return undefined
      return oneOfThem((input as Record<string, unknown>)[issue.discriminator ?? ''], issue.options)
    }
  }
  return undefined
}

/** Words a value that isn't among those that a field may have. */
function oneOfThem(input: unknown, allowed: readonly unknown[]): string {
  const values = allowed.map(String)
  const isText = typeof input === 'string'
  const expected = values.length === 1 ? values.join('') : `one of ${values.join(', ')}`
  const nearest = isText ? closest(input, values) : ''
  // A far one, such as Notary for Upholstery, would be no help.
  const isNear = isText && values.length > 1 && distance(input, nearest) <= Math.max(3, input.length / 2)
  const near = isNear ? `; the closest is ${nearest}` : ''
  return `this is ${isText ? `“${input}”` : kindOf(input)}; expected ${expected}${near}`
}

/** The number that a person meant by a text such as `1450,50`, `1,450`, `1 450` or `$89`, as YAML writes it. */
function numberMeantBy(input: unknown): string | undefined {
  const written = typeof input === 'string' ? input.replace(/[\p{Sc}\p{L}]/gu, '').trim() : ''
  if (!/^-?\d[\d\s.,'’]*$/.test(written)) return undefined
  const digits = written.replace(/[\s'’]/g, '')
  // Three digits at the end are thousands, not decimals.
  const [, whole = digits, decimals] = /(.*)[.,](\d{1,2}|\d{4,})$/.exec(digits) ?? []
  return [whole.replace(/[.,]/g, ''), decimals].filter(Boolean).join('.')
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
