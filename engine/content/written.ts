/**
 * Formats days at build time, because creating the first formatter would take tens of milliseconds during hydration on
 * a slow phone.
 */
import type { WrittenDay } from '../../components/date/Day.tsx'
import { dayInWords } from '../../model/written.ts'

/** @param iso A calendar day `YYYY-MM-DD` (ISO 8601). */
export const writtenDay = (iso: string): WrittenDay => ({
  iso,
  text: dayInWords(iso),
})
