/* oxlint-disable no-underscore-dangle -- `_zod` is zod's interface for other libraries. */
import { z } from 'zod'

/** A schema as JSON Schema, of values as a person enters them, with what the calls of `meta` in engine/schemas add. */
export interface Shape {
  title?: string
  description?: string
  kind?: 'text' | 'reference' | 'picture-file' | 'document'
  /** For a reference: the folder of content whose files it names. */
  folder?: string
  type?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  /** Whether its length is counted after placeholders have been replaced. */
  isExpanded?: boolean
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  default?: unknown
  const?: string
  enum?: string[]
  /** No value fits: a choice without options. */
  not?: object
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  items?: Shape
  prefixItems?: readonly Shape[]
  oneOf?: readonly Shape[]
}

/** The properties that aren't undefined. */
export const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>
  }

/** Describes a schema, without its defaults and transformations. */
export const shapeOf = (schema: z.core.$ZodType): Shape =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod
      if (def.type !== 'pipe' || def.out._zod.def.type === 'transform') return
      const { minLength, maxLength } = shapeOf(def.out)
      Object.assign(jsonSchema, defined({ minLength, maxLength }), { isExpanded: true })
    },
  }) as Shape

/** The field whose value tells the members of a union apart. */
export function tagOf({ properties = {} }: Shape): { name: string; value: string } {
  const [name, tag] = Object.entries(properties).find(([, inner]) => inner.const !== undefined)!
  return { name, value: tag.const! }
}
