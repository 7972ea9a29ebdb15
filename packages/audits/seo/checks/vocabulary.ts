import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const interfacePattern = /interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm

const folder = path.dirname(createRequire(import.meta.url).resolve('schema-dts'))

/**
 * The types of schema.org, each with its own properties and its parents. Read offline, from the declarations of
 * schema-dts, which are generated from schema.org.
 */
const types = new Map<string, { own: string[]; parents: readonly string[] }>()
/** The names of the declarations, by the types that they declare. */
const names = new Map<string, string>()
for (const [, name = '', bases = '', body = ''] of readFileSync(
  path.join(folder, 'schema.d.ts'),
  'utf8',
).matchAll(interfacePattern)) {
  const own = [...body.matchAll(/^ {4}"([\w@-]+)"\??:/gm)].map(([, property = '']) => property)
  types.set(name, { own, parents: bases.match(/\w+Base\b/g) ?? [] })
  const type = /"@type": "([\w:]+)"/.exec(body)?.[1]
  if (type) names.set(type, name)
}

/** The properties that a type may have, including inherited ones. */
function propertiesOf(name: string): string[] {
  const { own = [], parents = [] } = types.get(name) ?? {}
  return [...own, ...parents.flatMap(propertiesOf)]
}

/** An ISO 8601 date, or a date and time with a time zone. */
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/

/**
 * Finds unknown types, unknown properties of types, and malformed dates in structured data.
 * @param way The path to the value, for messages.
 */
export function vocabularyFaults(value: unknown, way = '@graph'): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => vocabularyFaults(item, `${way}[${index}]`))
  if (value === null || typeof value !== 'object') return []
  const { '@type': type, ...rest } = value as Record<string, unknown>
  const keys = Object.keys(rest)
  const isReference = type === undefined && keys.length === 1 && keys[0] === '@id'
  if (isReference) return []
  const name = names.get(String(type))
  if (name === undefined) return [`${way}: schema.org has no type '${String(type)}'`]
  const properties = new Set([...propertiesOf(name), '@id'])
  return keys.flatMap((key) => {
    const inner = rest[key]
    const faults = vocabularyFaults(inner, `${way}.${key}`)
    if (!properties.has(key)) faults.unshift(`${way}: '${String(type)}' has no property '${key}'`)
    if (/^date|Date$/.test(key) && !(typeof inner === 'string' && isoDate.test(inner))) {
      faults.push(`${way}.${key}: '${String(inner)}' is not an ISO 8601 date`)
    }
    return faults
  })
}
