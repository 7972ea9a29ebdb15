/**
 * Numbers, durations, distances and lists as the site's language writes them. Build time only: on a slow phone,
 * creating the first formatter would delay hydration by tens of milliseconds.
 */
import { site } from './site.ts'
import { writtenDate } from './written-date.ts'

// Creating one for each text took a twenty-fifth of the time of rendering a location page.
const longDate = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' })
const number = new Intl.NumberFormat(site.language)
const units: Record<string, Intl.NumberFormat> = {}

/**
 * A day, such as “November 21, 2026”.
 * @param iso `YYYY-MM-DD` (ISO 8601).
 */
export const dayInWords = (iso: string): string => writtenDate(longDate.format(new Date(iso)), site.language)

/** A day for people and for machines: components/date. */
export const writtenDay = (iso: string) => ({ iso, text: dayInWords(iso) })

/** A number in digits. */
export const writtenNumber = (value: number): string => number.format(value)

/**
 * A number with its unit: “13 months”, “7 km”.
 * @param unit As ECMA-402 names it: `day`, `mile`.
 */
export const measured = (value: number, unit: string, unitDisplay: 'long' | 'short' = 'long'): string =>
  (units[`${unit} ${unitDisplay}`] ??= new Intl.NumberFormat(site.language, {
    style: 'unit',
    unit,
    unitDisplay,
  })).format(value)

/** What separates the first two items of three: before the last one, French and others have a conjunction. */
export const separatorIn = (language: string): string =>
  new Intl.ListFormat(language, { type: 'unit' }).formatToParts(['a', 'b', 'c'])[1]?.value ?? ' '
const separator = separatorIn(site.language)

/** A plain list without a conjunction, such as the columns of a table. */
export const listed = (texts: readonly string[]): string => texts.join(separator)

/**
 * A list as part of a sentence, such as “A, B, and C”, in pieces.
 * @returns Each text with its index among those given; the pieces between them have no index.
 */
export function enumerated(texts: readonly string[]): { text: string; index?: number }[] {
  let count = 0
  return new Intl.ListFormat(site.language)
    .formatToParts(texts)
    .map(({ type, value }) => (type === 'element' ? { text: value, index: count++ } : { text: value }))
}
