import { parseSync } from 'vite'
import type { Answers } from './answers.ts'

type Value = string | boolean

interface Node {
  type: string
  start: number
  end: number
}
interface ObjectNode extends Node {
  properties: readonly (Node & { key: { name?: string; value?: string }; value: Node })[]
}
interface Declaration extends Node {
  declaration?: { declarations?: readonly { id: { name?: string }; init: Node & { expression?: Node } }[] }
}

/** What is within `as const` and `satisfies`. */
function unwrapped(node: Node & { expression?: Node }): Node {
  return node.expression ? unwrapped(node.expression) : node
}

/**
 * Replaces values in the objects that a file exports; its comments and everything else stay.
 * @param source TypeScript.
 * @param changes New values by their paths, the first part of which is the name of the export.
 * @throws {Error} If there is nothing at a path.
 */
export function withValues(source: string, changes: ReadonlyMap<string, Value>): string {
  const { program } = parseSync('site.ts', source)
  const exported = new Map(
    (program.body as unknown as Declaration[])
      .flatMap(({ declaration }) => declaration?.declarations ?? [])
      .map(({ id, init }) => [id.name, unwrapped(init)]),
  )
  const edits = [...changes].map(([path, value]) => {
    const [name = '', ...keys] = path.split('.')
    const found = keys.reduce<Node | undefined>((node, key) => {
      const { properties = [] } = (node ?? {}) as Partial<ObjectNode>
      return properties.find((property) => (property.key.name ?? property.key.value) === key)?.value
    }, exported.get(name))
    if (!found) throw new Error(`model/site.ts has no ${path}.`)
    return { ...unwrapped(found), text: typeof value === 'string' ? quoted(value) : String(value) }
  })
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end), source)
}

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`

/** The values of model/site.ts that a firm's answers set. */
export function siteValues(answers: Answers): ReadonlyMap<string, Value> {
  const values: Record<string, Value> = {
    'site.name': answers.name,
    'site.shortName': answers.shortName ?? answers.name,
    'site.legalName': answers.legalName ?? answers.name,
    'site.tagline': answers.tagline,
    'site.url': answers.url,
    'site.timeZone': answers.timeZone,
    'site.address.locality': answers.city,
    'site.address.region': answers.region,
    'site.address.regionName': answers.regionName || answers.city,
    'site.address.country': answers.country,
    'site.areaServed': answers.areaServed,
    'site.phone.display': answers.phone.replace(/^\+1 /, ''),
    'site.phone.e164': `+${answers.phone.replace(/\D/g, '')}`,
    'site.email': answers.email,
    'site.hours': answers.hours,
    'site.founder.name': answers.founder,
    'site.founder.role': answers.founderRole,
    'site.vendors.accessibility.name': answers.name,
  }
  const kept = new Set<string>(answers.sections)
  for (const section of ['projects', 'research', 'blog', 'locations', 'resources', 'careers'])
    values[`sections.${section}`] = kept.has(section)
  return new Map(Object.entries(values))
}
