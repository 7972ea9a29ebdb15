/** Visits every string in the front matter, with its path. */
export function eachText(
  value: unknown,
  visit: (text: string, at: PropertyKey[]) => void,
  at: PropertyKey[] = [],
) {
  if (typeof value === 'string') visit(value, at)
  else if (Array.isArray(value)) value.forEach((item, index) => eachText(item, visit, [...at, index]))
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) eachText(item, visit, [...at, key])
  }
}
