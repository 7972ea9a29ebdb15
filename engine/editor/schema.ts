/* oxlint-disable no-underscore-dangle -- `_zod` is zod's interface for other libraries. */
import { z } from 'zod'

/** A schema's metadata, from the calls of `meta` in engine/schemas. */
export interface Notes {
  title?: string
  description?: string
  kind?: 'text' | 'reference' | 'picture-file' | 'document'
  /** For a reference: the folder of content whose files it names. */
  folder?: string
}

/** Limits on a number, the characters of a text or the items of a list. */
export interface Limits {
  min?: number
  max?: number
}

/** A schema without its wrappers. */
export interface Bare extends Limits {
  def: z.core.$ZodTypes['_zod']['def']
  /** The pattern of a text. */
  pattern?: RegExp
  isOptional: boolean
  /** The default, if the schema has one. */
  initial?: unknown
  notes: Notes
  /** Whether its length is counted after placeholders have been replaced. */
  isExpanded: boolean
}

/** The properties that aren't undefined. */
export const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>
  }

/** Unwraps defaults, optional types and transformations: a person enters the value as it is before them. */
export function bare(schema: z.core.$ZodType, outer: Partial<Bare> = {}): Bare {
  const def = schema._zod.def as Bare['def']
  const known: Bare = {
    isOptional: false,
    isExpanded: false,
    ...outer,
    ...checksOf(schema),
    def,
    notes: { ...(z.globalRegistry.get(schema) as Notes | undefined), ...outer.notes },
  }
  switch (def.type) {
    case 'optional':
      return bare(def.innerType, { ...known, isOptional: true })
    case 'default':
    case 'prefault':
      return bare(def.innerType, { ...known, isOptional: true, initial: def.defaultValue })
    case 'pipe':
      // If a value is converted before it is checked, a person enters it in the form that is checked.
      return bare(def.in._zod.def.type === 'transform' ? def.out : def.in, {
        ...known,
        ...checksOf(def.out),
        isExpanded: known.isExpanded || def.out._zod.def.type !== 'transform',
      })
    default:
      return known
  }
}

/** The limits and the pattern that a schema's own checks set. */
function checksOf(schema: z.core.$ZodType): Pick<Bare, 'min' | 'max' | 'pattern'> {
  const found: ReturnType<typeof checksOf> = {}
  for (const each of schema._zod.def.checks ?? []) {
    const check = (each as z.core.$ZodChecks)._zod.def
    if (check.check === 'min_length') found.min = check.minimum
    if (check.check === 'max_length') found.max = check.maximum
    if (check.check === 'length_equals') Object.assign(found, { min: check.length, max: check.length })
    if (check.check === 'greater_than') found.min = Number(check.value)
    if (check.check === 'less_than') found.max = Number(check.value)
    if (check.check === 'string_format' && check.format === 'regex' && check.pattern)
      found.pattern = check.pattern
  }
  return found
}
