/**
 * Whether a firm is open now. The build writes down everything that depends on its time zone and language, so that a
 * phone needn't create a formatter.
 */
import { fill } from './fill.ts'

/** In minutes since the day's midnight; a period that ends after the next midnight closes after minute 1440. */
export type Period = readonly [opens: number, closes: number]

/** Minutes in a day. */
export const dayLength = 1440

/** When a firm is open. Days are counted from January 1, 1970. */
export interface Schedule {
  /** The hours of each day of the week, from Monday. */
  week: readonly (readonly Period[])[]
  /** Days with other hours, both ends included. */
  exceptions: readonly { from: number; to: number; periods: readonly Period[] }[]
  /** By how many minutes its clocks are ahead of UTC, each from a minute since 1970 (UTC) on, in ascending order. */
  offsets: readonly (readonly [since: number, ahead: number])[]
  /** The names of the days of the week, from Monday. */
  days: readonly string[]
  /** The names of the days on which it opens again after an exception. */
  dates: Readonly<Record<number, string>>
  /** The times at which it opens or closes, as they are displayed, by the minute of the day. */
  times: Readonly<Record<number, string>>
}

/** A firm's state at one moment, with the minute (UTC) in which it changes. */
export type Opening = { changes: number } & (
  | { isOpen: true; until?: string }
  | { isOpen: false; time?: string; day?: string }
)

/** How many days ahead the next opening is looked for. */
const horizon = 400

type Hours = Pick<Schedule, 'week' | 'exceptions'>

const hoursOn = ({ week, exceptions }: Hours, day: number) =>
  // January 1, 1970 was a Thursday.
  exceptions.find(({ from, to }) => from <= day && day <= to)?.periods ?? week[(day + 3) % 7] ?? []

/**
 * The first day, from a given one on, that has hours.
 * @returns Undefined if there is none within {@link horizon} days.
 */
export function nextOpenDay(schedule: Hours, from: number): number | undefined {
  for (let day = from; day < from + horizon; day++) if (hoursOn(schedule, day).length > 0) return day
  return undefined
}

/**
 * The minute (UTC) at which clocks show a time; the first one if they show it twice.
 * @param shown In minutes since 1970, in local time.
 */
function instantAt(offsets: Schedule['offsets'], shown: number): number {
  const [, ahead = 0] =
    offsets.find(([, each], index) => shown - each < (offsets[index + 1]?.[0] ?? Infinity)) ?? []
  return shown - ahead
}

/**
 * Says whether the firm is open, until when, or when it opens.
 * @param now In minutes since 1970 (UTC).
 */
export function openingAt(schedule: Schedule, now: number): Opening {
  const { offsets, days, dates, times } = schedule
  const instantOf = (day: number, minute: number) => instantAt(offsets, day * dayLength + minute)
  const [, ahead = 0] = offsets.findLast(([since]) => since <= now) ?? offsets[0] ?? []
  const today = Math.floor((now + ahead) / dayLength)
  let until: { minute: number; instant: number } | undefined
  // Yesterday's hours may last past midnight.
  for (let day = today - 1; day < today + horizon; day++) {
    for (const [opens, closes] of hoursOn(schedule, day)) {
      const [from, to] = [instantOf(day, opens), instantOf(day, closes)]
      if (to <= now) continue
      if (until) {
        // One period may follow the other without a break.
        if (from > until.instant)
          return { isOpen: true, until: times[until.minute] ?? '', changes: until.instant }
      } else if (from > now)
        return {
          isOpen: false,
          time: times[opens] ?? '',
          ...(day !== today && {
            day: (day - today > 6 ? dates[day] : undefined) ?? days[(day + 3) % 7] ?? '',
          }),
          changes: from,
        }
      until = { minute: closes % dayLength, instant: to }
    }
    // If a firm stays open for a week, nobody needs to know when it closes.
    if (until && until.instant >= now + 6 * dayLength) return { isOpen: true, changes: now + dayLength }
  }
  return until
    ? { isOpen: true, until: times[until.minute] ?? '', changes: until.instant }
    : { isOpen: false, changes: now + dayLength }
}

/** The texts for it: the group `openNow` of the interface's words. */
export type OpeningWords = Readonly<Record<'until' | 'always' | 'opensToday' | 'opens' | 'closed', string>>

/** The text for a firm's state. */
export function openingText(opening: Opening, words: OpeningWords): string {
  if (opening.isOpen)
    return opening.until === undefined ? words.always : fill(words.until, { time: opening.until })
  const { time, day } = opening
  if (time === undefined) return words.closed
  return day === undefined ? fill(words.opensToday, { time }) : fill(words.opens, { day, time })
}

/** The longest text that {@link openingText} may return for a schedule. */
export function longestText({ times, days, dates }: Schedule, words: OpeningWords): string {
  const longest = (texts: readonly string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a), '')
  const time = longest(Object.values(times))
  const day = longest([...days, ...Object.values(dates)])
  const changes = 0
  return longest([
    openingText({ isOpen: true, until: time, changes }, words),
    openingText({ isOpen: true, changes }, words),
    openingText({ isOpen: false, time, day, changes }, words),
    openingText({ isOpen: false, changes }, words),
  ])
}
