import type { Field, RelationField, StandardField } from '@sveltia/cms'
import { z } from 'zod'
import { site } from '../../../content/site.ts'
import { collectionNamed } from './folders.ts'

type Schema = z.core.$ZodTypes

type WithoutName<Each> = Each extends unknown ? Omit<Each, 'name'> : never
/** How a field is entered, whatever it is called. */
type Input = WithoutName<StandardField>

/** What a schema says of itself beyond its type: see the `meta` calls in content/schemas. */
interface Notes {
  title?: string
  description?: string
  kind?: 'text' | 'reference' | 'picture-file'
  /** Of a reference: the folder of content whose files it names. */
  folder?: string
}

/** Characters of a text, or items of a list. */
interface Limits {
  min?: number
  max?: number
}

/** Without the properties that are undefined. */
const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>
  }

/** A schema without what wraps it. */
interface Bare extends Limits {
  schema: Schema
  isOptional: boolean
  notes: Notes
  /** Whether its length is that of what is shown, in which placeholders have been replaced. */
  isExpanded: boolean
}

/** Takes off defaults, options and transformations: a person writes what goes in. */
export function bare(schema: z.core.$ZodType, outer: Partial<Bare> = {}): Bare {
  const known: Bare = {
    schema: schema as Schema,
    isOptional: false,
    isExpanded: false,
    ...outer,
    notes: { ...(z.globalRegistry.get(schema) as Notes | undefined), ...outer.notes },
    ...limitsOf(schema, outer),
  }
  const { def } = (schema as Schema)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
      return bare(def.innerType, { ...known, isOptional: true })
    case 'pipe': {
      const out = (def.out as Schema)._zod.def.type
      return bare(def.in, {
        ...known,
        ...limitsOf(def.out, known),
        isExpanded: out !== 'transform' || known.isExpanded,
      })
    }
    default:
      return { ...known, schema: schema as Schema }
  }
}

/** What the checks of a schema say, by their kinds. */
function checksOf(schema: z.core.$ZodType) {
  const checks = (schema._zod.def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def)
  const found: { min?: number; max?: number; least?: number; most?: number; pattern?: RegExp } = {}
  for (const check of checks) {
    if (check.check === 'min_length') found.min = check.minimum
    if (check.check === 'max_length') found.max = check.maximum
    if (check.check === 'length_equals') Object.assign(found, { min: check.length, max: check.length })
    if (check.check === 'greater_than') found.least = Number(check.value)
    if (check.check === 'less_than') found.most = Number(check.value)
    if (check.check === 'string_format' && check.format === 'regex' && check.pattern)
      found.pattern = check.pattern
  }
  return found
}

function limitsOf(schema: z.core.$ZodType, outer: Partial<Bare>): Limits {
  const { min = outer.min, max = outer.max } = checksOf(schema)
  return defined({ min, max })
}

/** A field's name as words: `metaTitle` is `Meta title`. */
export const words = (name: string): string => {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The span of a number of things, in words. */
function span({ min, max }: Limits, what: string): string {
  if (min === max && min !== undefined) return `${min} ${what}`
  if (min !== undefined && min > 1)
    return max === undefined ? `at least ${min} ${what}` : `${min} to ${max} ${what}`
  return max === undefined ? '' : `at most ${max} ${what}`
}

const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const hintOf = (...parts: readonly (string | undefined)[]): { hint?: string } => {
  const hint = parts.filter(Boolean).join(' ')
  return hint === '' ? {} : { hint }
}

/** From so many characters on, a text has a box of several lines. */
const longText = 100

/**
 * The fields of the editor for the fields of a schema.
 * @throws {Error} If a field is of a type that the editor has no input for.
 */
export const fieldsOf = (shape: Readonly<Record<string, z.core.$ZodType>>): Field[] =>
  Object.entries(shape).map(([name, schema]) => fieldOf(name, schema))

/**
 * The field of the editor for a field of a schema.
 * @throws {Error} If it is of a type that the editor has no input for.
 */
export function fieldOf(name: string, schema: z.core.$ZodType): Field {
  const field = bare(schema)
  const { isOptional, notes } = field
  const shared = {
    name,
    label: notes.title ?? words(name),
    ...(isOptional ? { required: false } : {}),
  }
  const { def } = field.schema._zod
  if (notes.kind === 'reference') return { ...shared, ...hintOf(notes.description), ...relation(notes) }
  switch (def.type) {
    case 'string':
      return { ...shared, ...text(field) }
    case 'number':
      return { ...shared, ...hintOf(notes.description), ...number(field) }
    case 'boolean':
      return { ...shared, ...hintOf(notes.description), widget: 'boolean', default: false }
    case 'enum': {
      const options = Object.values(def.entries)
      return { ...shared, ...hintOf(notes.description), widget: 'select', options }
    }
    case 'literal':
      // What tells one kind of page from another can't be changed: their fields differ.
      return { name, widget: 'hidden', default: def.values[0] as string }
    case 'tuple':
      return {
        ...shared,
        ...hintOf(notes.description),
        widget: 'list',
        min: def.items.length,
        max: def.items.length,
        field: fieldOf('share', def.items[0] as z.core.$ZodType),
      }
    case 'object':
      return {
        ...shared,
        ...hintOf(notes.description),
        widget: 'object',
        collapsed: 'auto',
        fields: fieldsOf(def.shape),
      }
    case 'array':
      // Where nothing is entered, the editor writes no field.
      if (!isOptional && !field.min)
        throw new Error(
          `The list ${name} may be empty, so its schema must allow that it is absent: .default([])`,
        )
      return { ...shared, ...list(field, def.element) }
    default:
      throw new Error(`The editor has no input for the field ${name}, whose type is ${def.type}.`)
  }
}

function text({ schema, notes, min, max, isExpanded }: Bare): Input {
  const { format } = schema._zod.def as { format?: string }
  const hint = (rule = '') => hintOf(notes.description, rule)
  if (notes.kind === 'picture-file') return { widget: 'image', choose_url: false, ...hint() }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...hint() }
  if (format === 'datetime') return { widget: 'datetime', input_timezone: site.timeZone, ...hint() }
  if (format === 'url') return { widget: 'string', type: 'url', ...hint() }
  const { pattern } = checksOf(schema)
  const hasLength = (min ?? 0) > 1 || max !== undefined
  const rule = hasLength ? sentence(span(defined({ min, max }), 'characters')) : ''
  const widget = notes.kind === 'text' || (max ?? 0) > longText ? 'text' : 'string'
  const shared = { widget, ...hint(rule) } as const
  if (pattern)
    return { ...shared, pattern: [pattern.source, notes.description ?? 'Another form is expected.'] }
  if (!hasLength) return shared
  return isExpanded
    ? { ...shared, pattern: [expandedLength(min, max), rule] }
    : { ...shared, ...defined({ minlength: min, maxlength: max }) }
}

/** Texts of a length. One with a placeholder is longer or shorter when it is shown: the build counts it. */
const expandedLength = (min = 0, max?: number): string =>
  String.raw`^(?:[\s\S]{${min},${max ?? ''}}|[\s\S]*\{\{[\s\S]*)$`

/** Steps of a number that isn't whole: of coordinates, a few yards. */
const fraction = 0.0001

function number({ schema }: Bare): Input {
  const { least: min, most: max } = checksOf(schema)
  const isWhole = (schema._zod.def as { format?: string }).format === 'safeint'
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(isWhole ? {} : { step: fraction }),
    ...defined({ min, max }),
  }
}

function relation({ folder = '' }: Notes): WithoutName<RelationField> {
  const { title } = collectionNamed(folder)
  return {
    widget: 'relation',
    collection: folder,
    value_field: '{{slug}}',
    display_fields: [title],
    search_fields: [title],
  }
}

function list({ notes, isOptional, min, max }: Bare, element: z.core.$ZodType): Input {
  const item = bare(element)
  const limits = defined({ min, max })
  const shared = {
    ...hintOf(notes.description, sentence(span(limits, 'of them'))),
    required: !isOptional && (min ?? 0) > 0,
    ...limits,
  }
  const { def } = item.schema._zod
  if (item.notes.kind === 'reference') return { ...shared, ...relation(item.notes), multiple: true }
  if (def.type === 'enum')
    return { ...shared, widget: 'select', multiple: true, options: Object.values(def.entries) }
  if (def.type !== 'object') return { ...shared, widget: 'list', field: fieldOf('item', element) }
  return { ...shared, widget: 'list', collapsed: 'auto', fields: fieldsOf(def.shape) }
}
