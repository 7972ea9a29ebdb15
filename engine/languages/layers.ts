import path from 'node:path'
import { parseYaml, type YamlFile } from '../faults/read-yaml.ts'
import { readIfThere } from '../process/read-if-there.ts'

/** The files in which an additional language overrides only what differs from the main language. */
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
 * Merges two layers: maps field by field, and lists whose items have keys item by item. Any other value of the upper
 * layer replaces that of the lower one.
 * @param own The upper layer; where it has nothing, the value of `base` remains.
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
 * Reads a layer; undefined if there is no such file.
 * @param file Relative to the root.
 */
export function readLayer(root: string, file: string): YamlFile | undefined {
  const text = readIfThere(path.join(root, file))
  return text === undefined ? undefined : parseYaml(file, text)
}

/**
 * Finds a field of two merged layers in the upper one.
 * @param at The field's path in the merged layers.
 * @returns Its path in the upper layer; undefined if that layer doesn't have it.
 */
export function pathInLayer(whole: unknown, own: unknown, at: readonly string[]): string[] | undefined {
  const [name, ...rest] = at
  if (own === undefined || name === undefined) return own === undefined ? undefined : []
  const inWhole = (whole as Fields | undefined)?.[name]
  const index =
    // The merged list then has keys, too.
    isKeyed(own) ? String(own.findIndex(({ key }) => key === (inWhole as Keyed | undefined)?.key)) : name
  const below = pathInLayer(inWhole, (own as Fields | null)?.[index], rest)
  return below && [index, ...below]
}
