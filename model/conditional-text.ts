/** What `{{…}}` stands for, by name. */
type Values = Readonly<Record<string, string>>

const condition = /\{\{#\s*([\w.:-]+)\s*\}\}(.*?)\{\{\/\s*\1\s*\}\}/gs
/** What opens or closes one, with the first part of its name. */
const mark = /\{\{[#/]\s*(\w+)\.[^}]*\}*/g

/**
 * Keeps what stands between `{{#name}}` and `{{/name}}` where the name stands for something, and leaves it out where
 * it stands for nothing, as the sections of Mustache do (https://mustache.github.io/mustache.5.html). Line breaks
 * stay, so that a fault is reported on its own line.
 */
export const keepConditions = (text: string, values: Values): string =>
  text.replace(condition, (whole, name: string, inner: string) => {
    if (!Object.hasOwn(values, name)) return whole
    return values[name] === '' ? inner.replace(/[^\n]+/g, '') : inner
  })

/**
 * The marks of conditions that are not known, or have no beginning or end, and where each begins. A name that begins
 * as none of ours is another language's.
 */
export const brokenConditions = (text: string, values: Values): { index: number; mark: string }[] => {
  // As most texts: to list the names for each took two thirds of the time to read a thousand pages.
  if (!/\{\{[#/]/.test(text)) return []
  const ours = new Set(Object.keys(values).map((name) => name.split('.')[0]))
  const others = text.replace(condition, (whole, name: string) =>
    Object.hasOwn(values, name) ? whole.replace(mark, (found) => ' '.repeat(found.length)) : whole,
  )
  return [...others.matchAll(mark)]
    .filter(([, group]) => ours.has(group))
    .map(({ 0: found, index }) => ({ index, mark: found }))
}
