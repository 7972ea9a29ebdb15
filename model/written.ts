/**
 * Numbers, lengths of time, distances and lists as the site's language writes them. For the build: creating the first
 * formatter takes tens of milliseconds in a slow phone's browser, during hydration.
 */
import { site } from './site.ts'

/** A number in digits. */
export const writtenNumber = (value: number): string => new Intl.NumberFormat(site.language).format(value)

/**
 * A number with its unit: “13 months”, “7 km”.
 * @param unit As ECMA-402 names it: `day`, `mile`.
 */
export const measured = (value: number, unit: string, unitDisplay: 'long' | 'short' = 'long'): string =>
  new Intl.NumberFormat(site.language, { style: 'unit', unit, unitDisplay }).format(value)

/** Texts in a row that say nothing of each other, such as the columns of a table. */
export const listed = (texts: readonly string[]): string =>
  new Intl.ListFormat(site.language, { type: 'unit' }).format(texts)

/**
 * Texts as a sentence names them, such as “A, B, and C”, in pieces.
 * @returns Each text with its place among those given, and without one what stands between them.
 */
export function enumerated(texts: readonly string[]): { text: string; index?: number }[] {
  let count = 0
  return new Intl.ListFormat(site.language)
    .formatToParts(texts)
    .map(({ type, value }) => (type === 'element' ? { text: value, index: count++ } : { text: value }))
}
