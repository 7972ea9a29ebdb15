/**
 * Days and prices as people write them. At build time, because a browser takes tens of milliseconds on a
 * slow phone to make its first formatter, while it hydrates.
 */
import type { WrittenDay } from '#components/date/Day.tsx'
import type { WrittenRange } from '#components/price-ranges/PriceRanges.tsx'
import type { PriceRange } from '../schemas/service.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** @param iso A calendar day `YYYY-MM-DD` (ISO 8601). */
export const writtenDay = (iso: string): WrittenDay => ({ iso, text: longDate.format(new Date(iso)) })

/** Without the upper end where both ends are the same price. */
export const writtenRange = ({ scope, from, to, unit }: PriceRange): WrittenRange => ({
  scope,
  from: dollars.format(from),
  ...(to > from && { to: dollars.format(to) }),
  unit,
  dollars: [from, to],
})
