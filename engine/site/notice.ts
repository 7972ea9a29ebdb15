import { hash } from 'node:crypto'
import type { SiteFields } from '../schemas/site.ts'
import { dataModule } from './modules.ts'

/** The notice above every page, as data for the browser. */
export type SiteNotice = NonNullable<ReturnType<typeof noticeOf>>

/** When a day `YYYY-MM-DD`, or one some days after it, begins in a time zone, in milliseconds since 1970. */
const startOf = (iso: string, timeZone: string, days = 0): number =>
  Temporal.PlainDate.from(iso).add({ days }).toZonedDateTime(timeZone).epochMilliseconds

/**
 * The notice of a site.
 * @param today `YYYY-MM-DD`, in the firm's time zone.
 * @returns Undefined if there is none, or its last day has passed.
 */
export function noticeOf({ notice, timeZone }: Pick<SiteFields, 'notice' | 'timeZone'>, today: string) {
  if (!notice || passedOn({ notice }, today)) return undefined
  const { text, first, last } = notice
  return {
    /** Inline Markdown. */
    text,
    /** Different for each notice. */
    id: hash('sha256', JSON.stringify(notice)).slice(0, 8),
    /** When it begins and ends, in milliseconds since 1970; null without a first or last day. */
    from: first === undefined ? null : startOf(first, timeZone),
    until: last === undefined ? null : startOf(last, timeZone, 1),
    /** Whether its first day is still to come. */
    isAhead: first !== undefined && first > today,
  }
}

/** The source of `.site/notice.ts`. */
export const noticeModule = (fields: SiteFields, today: string): string =>
  dataModule(
    { notice: noticeOf(fields, today), passed: passedOn(fields, today) },
    { notice: "import('../engine/site/notice.ts').SiteNotice | undefined", passed: 'string' },
  )

/** The last day of a notice, if it has passed; otherwise empty. */
const passedOn = ({ notice }: Pick<SiteFields, 'notice'>, today: string): string =>
  notice?.last !== undefined && notice.last < today ? notice.last : ''
