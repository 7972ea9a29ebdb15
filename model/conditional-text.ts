import { closest } from 'fastest-levenshtein'

/** The values of `{{…}}` by name. */
type Values = Readonly<Record<string, string>>

/** A placeholder, with its name. */
export const placeholder = /\{\{\s*([\w.:-]+)\s*\}\}/g

const condition = /\{\{#\s*([\w.:-]+)\s*\}\}(.*?)\{\{\/\s*\1\s*\}\}/gs
/** The opening or closing mark of a condition, with the first part of its name. */
const mark = /\{\{[#/]\s*(\w+)\.[^}]*\}*/g

/**
 * Keeps the text between `{{#name}}` and `{{/name}}` if the name has a value, and removes it if the value is empty, as
 * sections in Mustache do (https://mustache.github.io/mustache.5.html). Line breaks stay, so that faults are
 * reported on the right line.
 */
export const keepConditions = (text: string, values: Values): string =>
  text.replace(condition, (whole, name: string, inner: string) => {
    if (!Object.hasOwn(values, name)) return whole
    return values[name] === '' ? inner.replace(/[^\n]+/g, '') : inner
  })

/** Applies the conditions of a text, and replaces every known placeholder by its value. */
export const filledIn = (text: string, values: Values): string =>
  keepConditions(text, values).replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  )

/** What is wrong with a text, and where. */
type Fault = { index: number; problem: string }

/** What is wrong with the placeholders and conditions of a text. */
export const placeholderFaults = (text: string, values: Values): Fault[] => [
  ...unknownPlaceholders(text, values),
  ...emptyPlaceholders(text, values),
  ...brokenConditions(text, values),
]

/** Placeholders that have no value. The names of tables, `table:…`, are filled in later. */
const unknownPlaceholders = (text: string, values: Values): Fault[] =>
  [...text.matchAll(placeholder)]
    .filter(([, name = '']) => !name.startsWith('table:') && !Object.hasOwn(values, name))
    .map(({ 0: whole, 1: name = '', index }) => ({
      index,
      problem: `${whole} is not known; the closest is {{${closest(name, Object.keys(values))}}}`,
    }))

/**
 * The marks of conditions whose name is unknown, or that have no beginning or end, each with its position. Names
 * whose first part isn't one of ours belong to another template language.
 */
function brokenConditions(text: string, values: Values): Fault[] {
  // True of most texts: listing the names for each took two thirds of the time to read a thousand pages.
  if (!/\{\{[#/]/.test(text)) return []
  const ours = new Set(Object.keys(values).map((name) => name.split('.')[0]))
  const others = text.replace(condition, (whole, name: string) =>
    Object.hasOwn(values, name) ? whole.replace(mark, (found) => ' '.repeat(found.length)) : whole,
  )
  return [...others.matchAll(mark)]
    .filter(([, group]) => ours.has(group))
    .map(({ 0: found, index }) => ({
      index,
      problem: `${found} is half of a condition, or its name is not known; expected as in {{#site.demonstration}}…{{/site.demonstration}}`,
    }))
}

/** Placeholders whose value is empty, outside of conditions that would remove them. */
const emptyPlaceholders = (text: string, values: Values): Fault[] =>
  [
    ...text
      .replace(condition, (whole, name: string) =>
        values[name] === '' ? whole.replace(/[^\n]/g, ' ') : whole,
      )
      .matchAll(placeholder),
  ]
    .filter(([, name = '']) => values[name] === '')
    .map(({ 0: whole, 1: name = '', index }) => ({
      index,
      problem: `${whole} has no value, which would leave a gap; expected it between {{#${name}}} and {{/${name}}}, with the words that belong to it`,
    }))
