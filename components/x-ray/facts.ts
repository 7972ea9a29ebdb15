import { words } from '#.site/words/x-ray.ts'
import { fill } from '#model/fill.ts'
import type { Kind } from './loaded.ts'
import type { Measures } from './measure.ts'
import type { Sheet } from './sheet.ts'

const oneDigit = (value: number, more?: Intl.NumberFormatOptions) =>
  value.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    ...more,
  })

/** A size in words. */
export const kilobytes = (bytes: number) => oneDigit(bytes / 1000, { style: 'unit', unit: 'kilobyte' })
const listed = (values: readonly number[]) =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'unit' }).format(values.map(String))
/** A contrast ratio, rounded down, so that 6.99 is not shown as 7. */
const ratio = (value: number) => `${oneDigit(Math.floor(value * 10) / 10)} : 1`

/**
 * The page's measures in words.
 * @param sheet Absent for a page outside the sitemap.
 * @param pointed The contrast of the text under the pointer.
 * @returns Pairs of a term and its value, in order.
 */
export function factsOf(
  { bytes, files, edges, texts, lowestContrast }: Omit<Measures, 'page' | 'boxes' | 'parts'>,
  sheet: Sheet | undefined,
  pointed: number | undefined,
): (readonly [term: string, value: string])[] {
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0)
  return [
    ...(sheet
      ? ([
          [words.sheet, fill(words.ofSheets, { number: sheet.number, of: sheet.of })],
          [words.changed, sheet.changed],
        ] as const)
      : []),
    [words.loaded, fill(words.inFiles, { size: kilobytes(total), files })],
    ...(Object.keys(bytes) as Kind[])
      .filter((kind) => bytes[kind] > 0)
      .map((kind) => [words.kinds[kind], kilobytes(bytes[kind])] as const),
    [words.lowest, fill(words.ofTexts, { ratio: ratio(lowestContrast), texts })],
    [words.pointed, pointed === undefined ? words.pointAt : ratio(pointed)],
    [words.edges, fill(words.pixels, { edges: listed(edges) })],
  ]
}
