import {
  dayLength,
  longestText,
  nextOpenDay,
  type OpeningWords,
  type Period,
  type Schedule,
} from '../../model/opening.ts'
import { capitalized } from '../../model/capitalized.ts'
import { fill } from '../../model/fill.ts'
import { regional } from '../../model/regional.ts'
import { writtenDate } from '../../model/written-date.ts'
import type { Business } from '../schemas/business.ts'
import { dayNumber, periodOf, weekdays } from '../schemas/opening.ts'
import type { SiteFields } from '../schemas/site.ts'
import { dataModule, type Modules } from './modules.ts'

/** The theme's words about hours: the group `openingHours`. */
export type HoursWords = Readonly<Record<'span' | 'days' | 'closed' | 'allDay' | 'because', string>>

/** One or several days with their hours, in words. */
type HoursRow = [days: string, hours: string]

/** The weekly hours, and future exceptions. */
export type HoursTable = Record<'week' | 'exceptions', HoursRow[]>

/** The date, for formatters in UTC, of a day counted since 1970. */
const dateOf = (day: number): Date => new Date(day * dayLength * 60_000)

/** The first Monday of 1970, which began on a Thursday. */
const monday = 4

/**
 * How many minutes the clocks of a time zone are ahead of UTC, for six years from the beginning of a year. If a site is
 * not rebuilt for longer, its times may be wrong by an hour.
 * @returns Pairs of a minute since 1970 (UTC) and the minutes ahead from then on.
 */
export function offsetsOf(timeZone: string, year: number): [since: number, ahead: number][] {
  const found: [number, number][] = []
  let at: Temporal.ZonedDateTime | null = new Temporal.ZonedDateTime(
    BigInt(Date.UTC(year, 0)) * 1_000_000n,
    timeZone,
  )
  while (at && at.epochMilliseconds < Date.UTC(year + 6, 0)) {
    found.push([at.epochMilliseconds / 60_000, at.offsetNanoseconds / 60e9])
    at = at.getTimeZoneTransition('next')
  }
  return found
}

const inOrder = (periods: readonly Period[]): Period[] => periods.toSorted(([a], [b]) => a - b)

const weekOf = ({ opening }: Business): Period[][] =>
  weekdays.map((day) => inOrder(opening.filter(({ days }) => days.includes(day)).map(periodOf)))

/**
 * Leaves out the exceptions that have passed, and sorts the others.
 * @param today `YYYY-MM-DD`, in the firm's time zone.
 */
export function withComingExceptions(fields: SiteFields, today: string): SiteFields {
  const { business } = fields
  if (!business) return fields
  const coming = business.exceptions.filter(({ to }) => to >= today)
  const exceptions = coming.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return { ...fields, business: { ...business, exceptions } }
}

/**
 * The hours of a firm, as data for the browser and as a table.
 * @param options.year The year in which the site is built.
 */
export function hoursOf(
  { language, timeZone }: Pick<SiteFields, 'language' | 'timeZone'>,
  business: Business,
  { year, words }: { year: number; words: HoursWords },
): { schedule: Schedule; table: HoursTable } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const clock = format({ timeStyle: 'short' })
  const weekday = format({ weekday: 'long' })
  const date = format({ month: 'long', day: 'numeric' })
  const dayInYear = format({ weekday: 'short', month: 'long', day: 'numeric' })
  // Formatters also use narrow spaces, which the fonts lack. No line ends within a time.
  const timeAt = (minute: number) =>
    clock
      .format((minute % dayLength) * 60_000)
      // In Quebec, 9 h 30 and 10 h (Office québécois de la langue française), where formatters have 09 h 30 and 10 h 00.
      .replace(/^0?(\d+\sh)(?:\s00)?/, '$1')
      .replace(/\s/g, '\u00a0')
  const days = weekdays.map((_, index) => weekday.format(dateOf(monday + index)))
  const week = weekOf(business)
  const exceptions = business.exceptions.map(({ from, to, hours, reason }) => ({
    from: dayNumber(from),
    to: dayNumber(to),
    periods: inOrder(hours.map(periodOf)),
    reason,
  }))

  const inWords = (periods: readonly Period[]): string => {
    if (periods.length === 0) return words.closed
    if (periods.some(([opens, closes]) => closes - opens === dayLength)) return words.allDay
    const spans = periods.map(([opens, closes]) =>
      fill(words.span, { opens: timeAt(opens), closes: timeAt(closes) }),
    )
    return new Intl.ListFormat(language, { type: 'unit' }).format(spans)
  }
  // Consecutive days with the same hours share a row.
  const rows: { names: string[]; hours: string }[] = []
  for (const [index, periods] of week.entries()) {
    const [name = '', hours] = [days[index], inWords(periods)]
    const last = rows.at(-1)
    if (last?.hours === hours) last.names.push(name)
    else rows.push({ names: [name], hours })
  }
  const named = (names: readonly string[]): string =>
    names.length > 2
      ? fill(words.days, { first: names[0] ?? '', last: names.at(-1) ?? '' })
      : new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

  const all = [...week, ...exceptions.map(({ periods }) => periods)].flat(2)
  const reopenings = exceptions.flatMap(({ to }) => nextOpenDay({ week, exceptions }, to + 1) ?? [])
  return {
    schedule: {
      week,
      exceptions: exceptions.map(({ from, to, periods }) => ({ from, to, periods })),
      offsets: offsetsOf(timeZone, year),
      days,
      dates: Object.fromEntries(
        reopenings.map((day) => [day, writtenDate(date.format(dateOf(day)), language)]),
      ),
      times: Object.fromEntries(all.map((minute) => [minute % dayLength, timeAt(minute)])),
    },
    table: {
      week: rows.map(({ names, hours }): HoursRow => [capitalized(named(names), language), hours]),
      exceptions: exceptions.map(({ from, to, periods, reason }): HoursRow => {
        const hours = inWords(periods)
        const shown =
          from === to
            ? dayInYear.format(dateOf(from))
            : date
                .formatRangeToParts(dateOf(from), dateOf(to))
                // Only in ranges, Italian would have 06 gennaio (CLDR, intervalFormats).
                .map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value))
                .join('')
        return [
          capitalized(writtenDate(shown.replace(/\s/g, ' '), language), language),
          reason === undefined ? hours : fill(words.because, { hours, reason }),
        ]
      }),
    },
  }
}

const closedAllWeek: ReturnType<typeof hoursOf> = {
  schedule: { week: [], exceptions: [], offsets: [], days: [], dates: {}, times: {} },
  table: { week: [], exceptions: [] },
}

/** Whether a site has opening hours. */
export const hasHours = ({ business }: SiteFields): boolean => (business?.opening.length ?? 0) > 0

/**
 * The sources of `.site/hours.ts`, which pages need at once, and of `.site/schedule.ts`, which is needed only by code
 * that loads later.
 */
export function hoursModules(
  fields: SiteFields,
  { openNow, ...options }: { year: number; words: HoursWords; openNow: OpeningWords },
): Modules {
  const { language, timeZone, address } = fields
  const { schedule, table } =
    fields.business && hasHours(fields)
      ? hoursOf({ timeZone, language: regional(language, address.country) }, fields.business, options)
      : closedAllWeek
  return {
    'hours.ts': dataModule(
      { hasHours: hasHours(fields), room: longestText(schedule, openNow), table },
      { hasHours: 'boolean', room: 'string', table: "import('../engine/site/hours.ts').HoursTable" },
    ),
    'schedule.ts': dataModule({ schedule }, { schedule: "import('../model/opening.ts').Schedule" }),
  }
}
