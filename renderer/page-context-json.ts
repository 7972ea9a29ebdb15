/**
 * Stands in for @brillout/json-serializer/parse, with which Vike reads what the build wrote of a page. What this
 * site's pages are given is what JSON can hold, and `undefined`; the library also carries how dates, maps and
 * sets are written and read.
 *
 * @throws {Error} If a page was given anything else.
 */
export const parse = (text: string): unknown => parseTransform(JSON.parse(text))

/** The same of a value that has been parsed, which it changes. */
export function parseTransform(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('!') ? revive(value) : value
  if (typeof value === 'object' && value !== null) {
    const parts = value as Record<string, unknown>
    for (const key of Object.keys(parts)) parts[key] = parseTransform(parts[key])
  }
  return value
}

/** The library marks what JSON cannot hold by an exclamation mark, and doubles that of an ordinary text. */
function revive(text: string): string | undefined {
  if (text === '!undefined') return undefined
  if (text.startsWith('!!')) return text.slice(1)
  throw new Error(`A page's data may be what JSON can hold; this is not: ${text}`)
}
