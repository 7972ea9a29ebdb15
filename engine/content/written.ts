/**
 * Formats days at build time, because creating the first formatter would take tens of milliseconds during hydration on
 * a slow phone.
 */
import type { WrittenDay } from '#components/date/Day.tsx'
import { site } from '../../model/site.ts'
import { writtenDate } from '../../model/written-date.ts'

const longDate = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' })

/** @param iso A calendar day `YYYY-MM-DD` (ISO 8601). */
export const writtenDay = (iso: string): WrittenDay => ({
  iso,
  text: writtenDate(longDate.format(new Date(iso)), site.language),
})
