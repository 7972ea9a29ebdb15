import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The vocabulary of schema.org. */
interface Vocabulary {
  /** The properties that a type may have, including inherited ones; undefined if there is no such type. */
  propertiesOf: (type: string) => ReadonlySet<string> | undefined
}

const interfacePattern = /interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm

/** Reads the vocabulary offline, from the declarations of schema-dts, which are generated from schema.org. */
export function readVocabulary(): Vocabulary {
  const folder = path.dirname(createRequire(import.meta.url).resolve('schema-dts'))
  const source = readFileSync(path.join(folder, 'schema.d.ts'), 'utf8')
  const parents = new Map<string, string[]>()
  const own = new Map<string, string[]>()
  const leaves = new Map<string, string>()
  for (const [, name = '', bases = '', body = ''] of source.matchAll(interfacePattern)) {
    parents.set(name, bases.match(/\w+Base\b/g) ?? [])
    own.set(
      name,
      [...body.matchAll(/^ {4}"([\w@-]+)"\??:/gm)].map(([, property]) => property ?? ''),
    )
    const type = /"@type": "([\w:]+)"/.exec(body)?.[1]
    if (type) leaves.set(type, name)
  }
  const collect = (name: string): string[] => [
    ...(own.get(name) ?? []),
    ...(parents.get(name) ?? []).flatMap(collect),
  ]
  const known = new Map<string, ReadonlySet<string>>()
  return {
    propertiesOf: (type) => {
      const leaf = leaves.get(type)
      if (leaf === undefined) return undefined
      const properties = known.get(type) ?? new Set([...collect(leaf), '@id'])
      known.set(type, properties)
      return properties
    },
  }
}

/** An ISO 8601 date, or a date and time with a time zone. */
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/

/**
 * Finds unknown types, unknown properties of types, and malformed dates in structured data.
 * @param way The path to the value, for messages.
 */
export function vocabularyFaults(value: unknown, { propertiesOf }: Vocabulary, way = '@graph'): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => vocabularyFaults(item, { propertiesOf }, `${way}[${index}]`))
  }
  if (value === null || typeof value !== 'object') return []
  const { '@type': type, ...rest } = value as Record<string, unknown>
  const keys = Object.keys(rest)
  const isReference = type === undefined && keys.length === 1 && keys[0] === '@id'
  if (isReference) return []
  const properties = propertiesOf(String(type))
  if (!properties) return [`${way}: schema.org has no type '${String(type)}'`]
  return keys.flatMap((key) => {
    const inner = rest[key]
    const faults = vocabularyFaults(inner, { propertiesOf }, `${way}.${key}`)
    if (!properties.has(key)) faults.unshift(`${way}: '${String(type)}' has no property '${key}'`)
    if (/^date|Date$/.test(key) && !(typeof inner === 'string' && isoDate.test(inner))) {
      faults.push(`${way}.${key}: '${String(inner)}' is not an ISO 8601 date`)
    }
    return faults
  })
}
