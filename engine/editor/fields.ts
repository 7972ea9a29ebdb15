import type { Field, RelationField, StandardField, VariableFieldProps } from '@sveltia/cms'
import type { z } from 'zod'
import { site } from '../../model/site.ts'
import { siteFolder } from '../process/site-folder.ts'
import { collectionNamed } from './folders.ts'
import { bare, defined, type Bare, type Limits, type Notes } from './schema.ts'

type WithoutName<Each> = Each extends unknown ? Omit<Each, 'name'> : never
/** The input for a field, regardless of its name. */
type Input = WithoutName<StandardField>

/** A field's name as words: `metaTitle` is `Meta title`. */
export const words = (name: string): string => {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A range of lengths in words, such as `3 to 40 characters`; empty if everything is allowed. */
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

/** Texts that may be longer than this, in characters, get a multi-line box. */
const longText = 100

/**
 * The editor's fields for the fields of a schema.
 * @throws {Error} If a field is of a type that the editor has no input for.
 */
export const fieldsOf = (shape: Readonly<Record<string, z.core.$ZodType>>): Field[] =>
  Object.entries(shape)
    .filter(([, schema]) => isOffered(schema))
    .map(([name, schema]) => fieldOf(name, schema))

/**
 * Whether a field can be filled in. The editor doesn't start with an empty choice, such as the parts of a site that has
 * none, and nobody could save an object that requires one.
 */
function isOffered(schema: z.core.$ZodType): boolean {
  const { def } = bare(schema)
  if (def.type === 'enum') return Object.keys(def.entries).length > 0
  if (def.type === 'array') return isOffered(def.element)
  if (def.type !== 'object') return true
  return Object.values(def.shape).every((inner) => bare(inner).isOptional || isOffered(inner))
}

/**
 * The editor's field for a field of a schema.
 * @throws {Error} If the editor has no input for its type, or would not start with its name.
 */
export function fieldOf(name: string, schema: z.core.$ZodType): Field {
  if (/[^\w-]/.test(name))
    throw new Error(
      `The editor can't have a field ${name}: expected letters, digits, hyphens and underscores.`,
    )
  const field = bare(schema)
  const { def, isOptional, notes } = field
  const shared = {
    name,
    label: notes.title ?? words(name),
    ...(isOptional ? { required: false } : {}),
  }
  const described = { ...shared, ...hintOf(notes.description) }
  if (notes.kind === 'reference') return { ...described, ...relation(notes) }
  switch (def.type) {
    case 'string':
      return { ...shared, ...textInput(field) }
    case 'number':
      return { ...described, ...numberInput(field) }
    case 'boolean':
      return { ...described, widget: 'boolean', default: field.initial === true }
    case 'enum': {
      const options = Object.values(def.entries)
      // The editor rejects a choice without options, which a site without prices or parts has.
      const input = options.length > 0 ? { widget: 'select', options } : { widget: 'string' }
      return { ...described, ...(input as Input) }
    }
    case 'literal':
      // The kind of a page can't be changed, because each kind has different fields.
      return { name, widget: 'hidden', default: def.values[0] as string }
    case 'tuple':
      return {
        ...described,
        widget: 'list',
        min: def.items.length,
        max: def.items.length,
        field: fieldOf('share', def.items[0] as z.core.$ZodType),
      }
    case 'object':
      return {
        ...described,
        widget: 'object',
        collapsed: 'auto',
        fields: fieldsOf(def.shape),
      }
    case 'record':
      return { ...described, widget: 'keyvalue', required: !isOptional }
    case 'array':
      // The editor leaves out a field in which nothing is entered.
      if (!isOptional && !field.min)
        throw new Error(
          `The list ${name} may be empty, so its schema must also allow it to be missing: .default([])`,
        )
      return { ...shared, ...list(field, def.element) }
    default:
      throw new Error(`The editor has no input for the field ${name}, whose type is ${def.type}.`)
  }
}

function textInput({ def, pattern, notes, min, max, isExpanded }: Bare): Input {
  const { format } = def as { format?: string }
  const hint = (rule = '') => hintOf(notes.description, rule)
  if (notes.kind === 'picture-file') return { widget: 'image', choose_url: false, ...hint() }
  if (notes.kind === 'document') return { widget: 'file', choose_url: false, ...publicFolder(), ...hint() }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...hint() }
  if (format === 'datetime') return { widget: 'datetime', input_timezone: site.timeZone, ...hint() }
  if (format === 'url') return { widget: 'string', type: 'url', ...hint() }
  const hasLength = (min ?? 0) > 1 || max !== undefined
  const rule = hasLength ? sentence(span(defined({ min, max }), 'characters')) : ''
  const widget = notes.kind === 'text' || (max ?? 0) > longText ? 'text' : 'string'
  const shared = { widget, ...hint(rule) } as const
  if (pattern) return { ...shared, pattern: [pattern.source, notes.description ?? 'The format is wrong.'] }
  if (!hasLength) return shared
  return isExpanded
    ? { ...shared, pattern: [expandedLength(min, max), rule] }
    : { ...shared, ...defined({ minlength: min, maxlength: max }) }
}

/** A pattern for texts of a limited length. Texts with placeholders pass, since the build checks their final length. */
const expandedLength = (min = 0, max?: number): string =>
  String.raw`^(?:[\s\S]{${min},${max ?? ''}}|[\s\S]*\{\{[\s\S]*)$`

/** The step of a number that isn't whole; for coordinates, it is about ten meters. */
const fraction = 0.0001

function numberInput({ def, min, max }: Bare): Input {
  const isWhole = (def as { format?: string }).format === 'safeint'
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

/** Where the files are that pages link to; content names them without this folder. */
const publicFolder = () => ({ media_folder: `/${siteFolder(process.cwd())}/public`, public_folder: '' })

/**
 * A list of items with different fields; whoever adds an item chooses its kind.
 * @throws {Error} If a kind is not an object.
 */
const kindsOf = (options: readonly z.core.$ZodType[], discriminator: string): VariableFieldProps => ({
  typeKey: discriminator,
  types: options.map((option) => {
    const { def, notes } = bare(option)
    if (def.type !== 'object') throw new Error('The editor has no input for items that are not objects.')
    const { [discriminator]: tag, ...shape } = def.shape
    const { default: name } = fieldOf(discriminator, tag as z.core.$ZodType) as { default: string }
    const label = [words(name), notes.description].filter(Boolean).join(': ')
    // The label of a folded item; by default, it is the first field with a value.
    const summary = 'heading' in shape ? { summary: '{{fields.heading}}' } : {}
    return { name, label, ...summary, fields: fieldsOf(shape) }
  }),
})

function list({ notes, isOptional, min, max }: Bare, element: z.core.$ZodType): Input {
  const item = bare(element)
  const limits = defined({ min, max })
  const shared = {
    ...hintOf(notes.description, sentence(span(limits, 'of them'))),
    required: !isOptional && (min ?? 0) > 0,
    ...limits,
  }
  const { def } = item
  if (item.notes.kind === 'reference') return { ...shared, ...relation(item.notes), multiple: true }
  if (def.type === 'enum' && Object.keys(def.entries).length > 0)
    return { ...shared, widget: 'select', multiple: true, options: Object.values(def.entries) }
  if (def.type === 'union' && 'discriminator' in def)
    return {
      ...shared,
      widget: 'list',
      collapsed: 'auto',
      ...kindsOf(def.options, String(def.discriminator)),
    }
  if (def.type !== 'object') return { ...shared, widget: 'list', field: fieldOf('item', element) }
  return { ...shared, widget: 'list', collapsed: 'auto', fields: fieldsOf(def.shape) }
}
