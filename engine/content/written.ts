/**
 * Formats days and prices as people write them. Done at build time, because creating the first formatter
 * takes tens of milliseconds in a slow phone's browser, during hydration.
 */
import type { WrittenDay } from '#components/date/Day.tsx'
import type { WrittenRange } from '#components/price-ranges/PriceRanges.tsx'
import { dollars, durationText, hoursText, priceRange, work, type WorkKey } from '../../model/terms.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** @param iso A calendar day `YYYY-MM-DD` (ISO 8601). */
export const writtenDay = (iso: string): WrittenDay => ({ iso, text: longDate.format(new Date(iso)) })

/** A line of a price list, with the hours and weeks behind the price. */
export function writtenRange(key: WorkKey): WrittenRange {
  const [from, to] = priceRange(key)
  const { scope, unit, ...kind } = work[key]
  return {
    scope,
    basis: [hoursText(key), durationText(key)].filter(Boolean).join(', '),
    from: dollars(from),
    to: dollars(to),
    unit,
    dollars: [from, to],
    ...('weeks' in kind && { weeks: kind.weeks }),
  }
}
