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

/** A schema without what wraps it. */
interface Bare {
  schema: Schema
  isOptional: boolean
  notes: Notes
  /** Characters of a text, or items of a list. */
  min?: number
  max?: number
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
      return bare(def.in, { ...known, ...limitsOf(def.out, known), isExpanded: out !== 'transform' || known.isExpanded })
    }
    default:
      return { ...known, schema: schema as Schema }
  }
}

function limitsOf(schema: z.core.$ZodType, outer: Partial<Bare>): { min?: number; max?: number } {
  const { minimum, maximum } = schema._zod.bag as { minimum?: number; maximum?: number }
  const [min, max] = [outer.min ?? minimum, outer.max ?? maximum]
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

/** A field's name as words: `metaTitle` is `Meta title`. */
export const words = (name: string): string => {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The span of a number of things, in words. */
function span({ min, max }: Pick<Bare, 'min' | 'max'>, what: string): string {
  if (min === max && min !== undefined) return `${min} ${what}`
  if (min !== undefined && min > 1) return max === undefined ? `at least ${min} ${what}` : `${min} to ${max} ${what}`
  return max === undefined ? '' : `at most ${max} ${what}`
}

const sentence = (text: string): string => (text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)

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
      return { ...shared, ...list(field, def.element) }
    default:
      throw new Error(`The editor has no input for the field ${name}, whose type is ${def.type}.`)
  }
}

function text({ schema, notes, min, max, isExpanded }: Bare): Input {
  const bag = schema._zod.bag as { format?: string; patterns?: Set<RegExp> }
  if (notes.kind === 'picture-file') return { widget: 'image', ...hintOf(notes.description), choose_url: false }
  if (bag.format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...hintOf(notes.description) }
  if (bag.format === 'datetime')
    return { widget: 'datetime', input_timezone: site.timeZone, ...hintOf(notes.description) }
  if (bag.format === 'url') return { widget: 'string', type: 'url', ...hintOf(notes.description) }
  const length = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  const hasLength = (min ?? 0) > 1 || max !== undefined
  const rule = hasLength ? sentence(span(length, 'characters')) : ''
  const widget = notes.kind === 'text' || (max ?? 0) > longText ? 'text' : 'string'
  const [pattern] = bag.patterns ?? []
  return {
    widget,
    ...hintOf(notes.description, rule),
    ...(hasLength && isExpanded ? { pattern: [expandedLength(length), rule] } : {}),
    ...(hasLength && !isExpanded
      ? { ...(min === undefined ? {} : { minlength: min }), ...(max === undefined ? {} : { maxlength: max }) }
      : {}),
    ...(pattern && !hasLength ? { pattern: [pattern.source, notes.description ?? 'Another form is expected.'] } : {}),
  }
}

/** Texts of a length. One with a placeholder is longer or shorter when it is shown: the build counts it. */
const expandedLength = ({ min = 0, max }: { min?: number; max?: number }): string =>
  String.raw`^(?:[\s\S]{${min},${max ?? ''}}|[\s\S]*\{\{[\s\S]*)$`

function number({ schema }: Bare): Input {
  const { format, minimum, maximum } = schema._zod.bag as {
    format?: string
    minimum?: number
    maximum?: number
  }
  return {
    widget: 'number',
    value_type: format === 'safeint' ? 'int' : 'float',
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(format === 'safeint' ? {} : { step: 0.0001 }),
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

function list({ schema, notes, isOptional, ...outer }: Bare, element: z.core.$ZodType): Input {
  const { minimum: min, maximum: max } = schema._zod.bag as { minimum?: number; maximum?: number }
  const item = bare(element)
  const limits = { ...(min ? { min } : {}), ...(max === undefined ? {} : { max }) }
  const shared = {
    ...hintOf(notes.description, sentence(span({ ...limits, ...outer }, 'of them'))),
    ...(isOptional ? { required: false } : { required: (min ?? 0) > 0 }),
    ...limits,
  }
  const { def } = item.schema._zod
  if (item.notes.kind === 'reference') return { ...shared, ...relation(item.notes), multiple: true }
  if (def.type === 'enum')
    return { ...shared, widget: 'select', multiple: true, options: Object.values(def.entries) }
  if (def.type !== 'object') return { ...shared, widget: 'list', field: fieldOf('item', element) }
  return { ...shared, widget: 'list', collapsed: 'auto', fields: fieldsOf(def.shape) }
}
