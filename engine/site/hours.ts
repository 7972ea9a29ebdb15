import {
  dayLength,
  longestText,
  nextOpenDay,
  type OpeningWords,
  type Period,
  type Schedule,
} from '../../model/opening.ts'
import { regional } from '../../model/regional.ts'
import type { Business } from '../schemas/business.ts'
import { dayNumber, periodOf, weekdays } from '../schemas/opening.ts'
import type { SiteFields } from '../schemas/site.ts'
import { dataModule, type Modules } from './modules.ts'

/** What the theme says of hours: the group `openingHours` of its words. */
export interface HoursWords {
  span: string
  days: string
  closed: string
  allDay: string
  because: string
}

/** A day or several, with their hours, as people read them. */
export type HoursRow = [days: string, hours: string]

/** The hours of the week, and the days to come that differ. */
export interface HoursTable {
  week: HoursRow[]
  exceptions: HoursRow[]
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const capitalized = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** No line ends within a time, and the fonts have the space. */
const unbroken = (text: string): string => text.replace(/[\s\u2009\u202f]/g, ' ')

/** A day by its number, as a date that formatters in UTC take. */
const dateOf = (day: number): Date => new Date(day * dayLength * 60_000)

/** 1970 began on a Thursday: the first Monday. */
const monday = 4

/**
 * By how many minutes the clocks of a time zone are ahead of UTC, from the beginning of a year on, for six years: whoever
 * builds a site less often has its next change wrong by an hour.
 * @returns Pairs of a minute since 1970 (UTC) and the minutes ahead from then on.
 */
export function offsetsOf(timeZone: string, year: number): [since: number, ahead: number][] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const aheadAt = (minute: number): number => {
    const { value = '' } =
      format.formatToParts(minute * 60_000).find(({ type }) => type === 'timeZoneName') ?? {}
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(value) ?? []
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
  }
  const [start, end] = [year, year + 6].map((each) => Date.UTC(each, 0) / 60_000) as [number, number]
  const found: [number, number][] = [[start, aheadAt(start)]]
  for (let day = start; day < end; day += dayLength) {
    let [before, after] = [day, day + dayLength]
    const [from, to] = [aheadAt(before), aheadAt(after)]
    if (from === to) continue
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (aheadAt(middle) === from) before = middle
      else after = middle
    }
    found.push([after, to])
  }
  return found
}

const inOrder = (periods: readonly Period[]): Period[] => periods.toSorted(([a], [b]) => a - b)

const weekOf = ({ opening }: Business): Period[][] =>
  weekdays.map((day) => inOrder(opening.filter(({ days }) => days.includes(day)).map(periodOf)))

/**
 * Leaves out the exceptions that have passed, and orders the others.
 * @param today `YYYY-MM-DD`, in the firm's time zone.
 */
export const withComingExceptions = (fields: SiteFields, today: string): SiteFields =>
  fields.business
    ? {
        ...fields,
        business: {
          ...fields.business,
          exceptions: fields.business.exceptions
            .filter(({ to }) => to >= today)
            .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
        },
      }
    : fields

/**
 * The hours of a firm for its pages.
 * @param options.year In which the site is built.
 * @param options.words How the theme says them.
 */
export function hoursOf(
  { language, timeZone }: Pick<SiteFields, 'language' | 'timeZone'>,
  business: Business,
  { year, words }: { year: number; words: HoursWords },
): { schedule: Schedule; table: HoursTable } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const [clock, weekday, date] = [
    format({ timeStyle: 'short' }),
    format({ weekday: 'long' }),
    format({ month: 'long', day: 'numeric' }),
  ]
  const dayInYear = format({ weekday: 'short', month: 'long', day: 'numeric' })
  const timeAt = (minute: number) =>
    unbroken(clock.format((minute % dayLength) * 60_000)).replaceAll(' ', '\u00a0')
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
    return periods
      .map(([opens, closes]) => filled(words.span, { opens: timeAt(opens), closes: timeAt(closes) }))
      .join(', ')
  }
  // Days that follow one another and have the same hours share a row.
  const rows: { names: string[]; hours: string }[] = []
  for (const [index, periods] of week.entries()) {
    const [name = '', hours] = [days[index], inWords(periods)]
    const last = rows.at(-1)
    if (last?.hours === hours) last.names.push(name)
    else rows.push({ names: [name], hours })
  }
  const named = (names: readonly string[]): string =>
    names.length > 2
      ? filled(words.days, { first: names[0] ?? '', last: names.at(-1) ?? '' })
      : new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

  const all = [...week, ...exceptions.map(({ periods }) => periods)].flat(2)
  const reopenings = exceptions.flatMap(({ to }) => nextOpenDay({ week, exceptions }, to + 1) ?? [])
  return {
    schedule: {
      week,
      exceptions: exceptions.map(({ from, to, periods }) => ({ from, to, periods })),
      offsets: offsetsOf(timeZone, year),
      days,
      dates: Object.fromEntries(reopenings.map((day) => [day, date.format(dateOf(day))])),
      times: Object.fromEntries(all.map((minute) => [minute % dayLength, timeAt(minute)])),
    },
    table: {
      week: rows.map(({ names, hours }): HoursRow => [capitalized(named(names), language), hours]),
      exceptions: exceptions.map(({ from, to, periods, reason }): HoursRow => {
        const hours = inWords(periods)
        const shown =
          from === to ? dayInYear.format(dateOf(from)) : date.formatRange(dateOf(from), dateOf(to))
        return [
          capitalized(unbroken(shown), language),
          reason === undefined ? hours : filled(words.because, { hours, reason }),
        ]
      }),
    },
  }
}

const closedAllWeek: { schedule: Schedule; table: HoursTable } = {
  schedule: { week: [], exceptions: [], offsets: [], days: [], dates: {}, times: {} },
  table: { week: [], exceptions: [] },
}

/** Whether a site says when its firm is open. */
export const hasHours = ({ business }: SiteFields): boolean => (business?.opening.length ?? 0) > 0

/**
 * The sources of `.site/hours.ts` and `.site/schedule.ts`: apart, since a page starts with the first one, and the code
 * that needs the other loads later.
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
      {
        head: "import type { HoursTable } from '../engine/site/hours.ts'\n",
        types: { hasHours: 'boolean', room: 'string', table: 'HoursTable' },
      },
    ),
    'schedule.ts': dataModule(
      { schedule },
      {
        head: "import type { Schedule } from '../model/opening.ts'\n",
        types: { schedule: 'Schedule' },
      },
    ),
  }
}
