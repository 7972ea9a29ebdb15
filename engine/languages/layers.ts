import path from 'node:path'
import { parseYaml, type YamlFile } from '../faults/read-yaml.ts'
import { readIfThere } from '../process/read-if-there.ts'

/** The files of which a further language says only what differs from the main one. */
export const layeredFiles: ReadonlySet<string> = new Set(['site.yaml', 'prices.yaml'])

type Fields = Readonly<Record<string, unknown>>
type Keyed = Fields & { key: string }

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isKeyed = (value: unknown): value is readonly Keyed[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => isMap(item) && typeof item['key'] === 'string')

/**
 * What two layers say together: maps field by field, lists of items that have keys item by item, of everything else
 * what the upper one says.
 */
export function overlaid(base: unknown, own: unknown): unknown {
  if (own === undefined || own === null) return base
  if (isMap(base) && isMap(own)) {
    const fields = Object.entries(own).map(([name, value]) => [name, overlaid(base[name], value)])
    return { ...base, ...(Object.fromEntries(fields) as Fields) }
  }
  if (isKeyed(base) && isKeyed(own)) {
    const known = new Set(base.map(({ key }) => key))
    return [
      ...base.map((item) =>
        overlaid(
          item,
          own.find(({ key }) => key === item.key),
        ),
      ),
      ...own.filter(({ key }) => !known.has(key)),
    ]
  }
  return own
}

/**
 * Reads a layer, if the file is there.
 * @param root The project's root.
 * @param file From there.
 */
export function readLayer(root: string, file: string): YamlFile | undefined {
  const text = readIfThere(path.join(root, file))
  return text === undefined ? undefined : parseYaml(file, text)
}

/**
 * Where the upper of two layers says a field of both together.
 * @param at The field's path in what they say together.
 * @returns The path in the upper layer; undefined if it doesn't say it.
 */
export function pathInLayer(whole: unknown, own: unknown, at: readonly string[]): string[] | undefined {
  const [name, ...rest] = at
  if (own === undefined || name === undefined) return own === undefined ? undefined : []
  const inWhole = (whole as Fields | undefined)?.[name]
  const index =
    isKeyed(whole) && isKeyed(own)
      ? String(own.findIndex(({ key }) => key === (inWhole as Keyed | undefined)?.key))
      : name
  const below = pathInLayer(inWhole, (own as Fields | null)?.[index], rest)
  return below && [index, ...below]
}
