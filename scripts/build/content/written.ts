/**
 * Days and prices as people write them. At build time, because a browser takes tens of milliseconds on a
 * slow phone to make its first formatter, while it hydrates.
 */
import type { WrittenDay } from '#components/date/Day.tsx'
import type { WrittenRange } from '#components/price-ranges/PriceRanges.tsx'
import { dollars, durationText, hoursText, priceRange, work, type WorkKey } from '../../../content/terms.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** @param iso A calendar day `YYYY-MM-DD` (ISO 8601). */
export const writtenDay = (iso: string): WrittenDay => ({ iso, text: longDate.format(new Date(iso)) })

/** A line of a price list, with the hours and weeks that its price is made of. */
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
