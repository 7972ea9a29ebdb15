import { bundles } from '#.site/prices.ts'
import { costOfTime, resultAfter, type Result } from '#model/payback.ts'
import { dollars, type NumberField } from '../../calculators/fields.ts'

/** What we can build, by the keys of the bundles in prices.yaml. */
export const sizes = [
  { value: 'smallest-tool', label: 'Small', note: 'one piece' },
  { value: 'usual-tool', label: 'Usual', note: 'three pieces' },
  { value: 'large-tool', label: 'Large', note: 'five pieces and a connection' },
] as const
export type Size = (typeof sizes)[number]['value']

/** The usual case of prices.yaml. */
export const start = { size: 'usual-tool' as Size, hoursPerWeek: 16, hourly: 36, years: 3 }
/** The calculator's input. */
type Saving = Omit<typeof start, 'size'>

export const fields: Readonly<Record<keyof Saving, NumberField>> = {
  hoursPerWeek: { label: 'Time it would save', unit: 'hours a week', min: 0, max: 1000 },
  hourly: { label: 'What an hour costs you', unit: 'dollars, with taxes and benefits', min: 0, max: 1000 },
  years: { label: 'Years from signing', unit: 'years', min: 1, max: 10 },
}

export const formula =
  'What’s left = hours a week × 50 weeks × cost of an hour × years in use − building − your people’s time − care and hosting'

/** A year less two weeks of vacation. */
const weeksPerYear = 50

/**
 * The result at both ends of the price range.
 * @returns At the lowest prices, then at the highest.
 */
export function resultsFor({ years, ...time }: Saving, size: Size): readonly [low: Result, high: Result] {
  const { price, monthly, buildMonths, ownHours } = bundles[size] as NonNullable<(typeof bundles)[string]>
  const { yearly } = costOfTime({ ...time, weeksPerYear })
  const at = (end: 0 | 1): Result =>
    resultAfter(
      {
        price: price[end],
        monthly: monthly[end],
        ownHours,
        hourly: time.hourly,
        saving: yearly / 12,
        buildMonths,
      },
      years,
    )
  return [at(0), at(1)]
}

/** Our advice, with the result at both ends. */
export function verdict([low, high]: readonly [Result, Result]): string {
  if (low.left <= 0) return `We’d say no. Even at our lowest prices you’d be ${dollars(-low.left)} short.`
  if (high.left > 0) return `It pays. Even at our highest prices, ${dollars(high.left)} is left.`
  return `It depends on the quote. At our lowest prices ${dollars(low.left)} is left, and at our highest you’re ${dollars(-high.left)} short.`
}
