import type { Field, RelationField, StandardField, VariableFieldProps } from '@sveltia/cms'
import { site } from '../../model/site.ts'
import { siteFolder } from '../process/site-folder.ts'
import { collectionNamed } from './folders.ts'
import { defined, tagOf, type Shape } from './schema.ts'

type WithoutName<Each> = Each extends unknown ? Omit<Each, 'name'> : never
/** The input for a field, regardless of its name. */
type Input = WithoutName<StandardField>

/** A field's name as words: `metaTitle` is `Meta title`. */
export const words = (name: string): string => {
  if (name === 'url') return 'Web address'
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** What the button of a list adds: to `Steps`, a `Step`; to a list without a plural, an `Item`. */
const singular = (label: string): string =>
  /[^s]s$/.test(label) ? label.replace(/(?<=x|ss)es$|s$/, '') : 'Item'

/** A range of lengths in words, such as `3 to 40 characters`; empty if everything is allowed. */
function span(min: number | undefined, max: number | undefined, what: string): string {
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
 * The editor's fields for the fields of an object.
 * @throws {Error} If it is no object, or a field is of a type that the editor has no input for.
 */
export function fieldsOf({ type, properties, required = [] }: Shape): Field[] {
  if (!properties)
    throw new Error(`The editor has no fields for a value of type ${type}; expected an object.`)
  return Object.entries(properties)
    .filter(([, shape]) => isOffered(shape))
    .map(([name, shape]) => fieldOf(name, shape, !required.includes(name)))
}

/**
 * Whether a field can be filled in. The editor doesn't start with an empty choice, such as the parts of a site that has
 * none, and nobody could save an object that requires one.
 */
function isOffered({ not, items, properties = {}, required = [] }: Shape): boolean {
  if (not || (items && !isOffered(items))) return false
  return Object.entries(properties).every(([name, inner]) => !required.includes(name) || isOffered(inner))
}

/**
 * The editor's field for a field of an object.
 * @throws {Error} If the editor has no input for its type, or would not start with its name.
 */
export function fieldOf(name: string, shape: Shape, isOptional = false): Field {
  if (/[^\w-]/.test(name))
    throw new Error(
      `The editor can't have a field ${name}: expected letters, digits, hyphens and underscores.`,
    )
  // The kind of a page can't be changed, because each kind has different fields.
  if (shape.const !== undefined) return { name, widget: 'hidden', default: shape.const }
  const shared = { name, label: shape.title ?? words(name), ...(isOptional ? { required: false } : {}) }
  const described = { ...shared, ...hintOf(shape.description) }
  if (shape.kind === 'reference') return { ...described, ...relation(shape) }
  // The editor rejects a choice without options, which a site without prices or parts has.
  if (shape.not) return { ...described, widget: 'string' }
  if (shape.enum) return { ...described, widget: 'select', options: shape.enum }
  switch (shape.type) {
    case 'string':
      return { ...shared, ...textInput(shape) }
    case 'number':
    case 'integer':
      return { ...described, ...numberInput(shape) }
    case 'boolean':
      return { ...described, widget: 'boolean', default: shape.default === true }
    case 'object':
      return shape.properties
        ? { ...described, widget: 'object', collapsed: 'auto', fields: fieldsOf(shape) }
        : { ...described, widget: 'keyvalue', required: !isOptional }
    case 'array': {
      const [first, ...others] = shape.prefixItems ?? []
      if (first) {
        const count = others.length + 1
        return { ...described, widget: 'list', min: count, max: count, field: fieldOf('share', first) }
      }
      // The editor leaves out a field in which nothing is entered.
      if (!isOptional && !shape.minItems)
        throw new Error(
          `The list ${name} may be empty, so its schema must also allow it to be missing: .default([])`,
        )
      return { ...shared, ...list(shared.label, shape, isOptional) }
    }
    default:
      throw new Error(`The editor has no input for the field ${name}, whose type is ${shape.type}.`)
  }
}

function textInput(shape: Shape): Input {
  const { format, pattern, kind, description, isExpanded, minLength: min, maxLength: max } = shape
  const hint = (rule = '') => hintOf(description, rule)
  if (kind === 'picture-file') return { widget: 'image', choose_url: false, ...hint() }
  if (kind === 'document') return { widget: 'file', choose_url: false, ...publicFolder(), ...hint() }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...hint() }
  if (format === 'date-time') return { widget: 'datetime', input_timezone: site.timeZone, ...hint() }
  if (format === 'uri') return { widget: 'string', type: 'url', ...hint() }
  const hasLength = (min ?? 0) > 1 || max !== undefined
  const rule = hasLength ? sentence(span(min, max, 'characters')) : ''
  const widget = kind === 'text' || (max ?? 0) > longText ? 'text' : 'string'
  const shared = { widget, ...hint(rule) } as const
  if (pattern !== undefined) return { ...shared, pattern: [pattern, description ?? 'The format is wrong.'] }
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

function numberInput({ type, exclusiveMinimum, minimum = exclusiveMinimum, maximum }: Shape): Input {
  const isWhole = type === 'integer'
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(isWhole ? {} : { step: fraction }),
    ...defined({ min: minimum, max: maximum }),
  }
}

function relation({ folder = '' }: Shape): WithoutName<RelationField> {
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

/** A list of items with different fields; whoever adds an item chooses its kind. */
const kindsOf = (options: readonly Shape[]): VariableFieldProps => ({
  typeKey: tagOf(options[0]!).name,
  types: options.map((option) => {
    const { name: tag, value: name } = tagOf(option)
    const { [tag]: _tag, ...properties } = option.properties ?? {}
    const label = [words(name), option.description].filter(Boolean).join(': ')
    // The label of a folded item; by default, it is the first field with a value.
    const summary = 'heading' in properties ? { summary: '{{fields.heading}}' } : {}
    return { name, label, ...summary, fields: fieldsOf({ ...option, properties }) }
  }),
})

function list(label: string, shape: Shape, isOptional: boolean): Input {
  const { description, items: item = {}, minItems: min, maxItems: max } = shape
  const shared = {
    ...hintOf(description, sentence(span(min, max, 'of them'))),
    required: !isOptional && (min ?? 0) > 0,
    ...defined({ min, max }),
  }
  if (item.kind === 'reference') return { ...shared, ...relation(item), multiple: true }
  if (item.enum) return { ...shared, widget: 'select', multiple: true, options: item.enum }
  const listed = { ...shared, widget: 'list', label_singular: singular(label) } as const
  if (item.oneOf) return { ...listed, collapsed: 'auto' as const, ...kindsOf(item.oneOf) }
  if (!item.properties) return { ...listed, field: fieldOf('item', item) }
  return { ...listed, collapsed: 'auto' as const, fields: fieldsOf(item) }
}
