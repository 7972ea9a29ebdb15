import { createHash } from 'node:crypto'
import { dayLength, instantAt } from '../../model/opening.ts'
import { dayNumber } from '../schemas/opening.ts'
import type { SiteFields } from '../schemas/site.ts'
import { offsetsOf } from './hours.ts'
import { dataModule } from './modules.ts'

/** The notice over every page, for a browser. */
export interface SiteNotice {
  /** Inline Markdown. */
  text: string
  /** Another one for another notice. */
  id: string
  /** Milliseconds since 1970 at which it begins and ends; null if it always has, or never does. */
  from: number | null
  until: number | null
  /** Whether its first day is still to come. */
  isAhead: boolean
}

/** When a day begins on the clocks of a time zone, in milliseconds since 1970. */
function startOf(day: number, timeZone: string, year: number): number {
  return instantAt(offsetsOf(timeZone, year - 1), day * dayLength) * 60_000
}

/**
 * The notice of a site.
 * @param today `YYYY-MM-DD`, in the firm's time zone.
 * @returns Undefined if there is none, or its last day has passed.
 */
export function noticeOf(
  { notice, timeZone }: Pick<SiteFields, 'notice' | 'timeZone'>,
  today: string,
): SiteNotice | undefined {
  if (!notice || passedOn({ notice }, today)) return undefined
  const { text, first, last } = notice
  const startOfDay = (iso: string, added: number) =>
    startOf(dayNumber(iso) + added, timeZone, Number(iso.slice(0, 4)))
  return {
    text,
    id: createHash('sha256').update(JSON.stringify(notice)).digest('hex').slice(0, 8),
    from: first === undefined ? null : startOfDay(first, 0),
    until: last === undefined ? null : startOfDay(last, 1),
    isAhead: first !== undefined && first > today,
  }
}

/** The source of `.site/notice.ts`. */
export const noticeModule = (fields: SiteFields, today: string): string =>
  dataModule(
    { notice: noticeOf(fields, today), passed: passedOn(fields, today) },
    {
      head: "import type { SiteNotice } from '../engine/site/notice.ts'\n",
      types: { notice: 'SiteNotice | undefined', passed: 'string' },
    },
  )

/** The last day of a notice, if that has passed; else empty. */
const passedOn = ({ notice }: Pick<SiteFields, 'notice'>, today: string): string =>
  notice?.last !== undefined && notice.last < today ? notice.last : ''
