/** When a firm is open: every week, and on days that differ. */
import { z } from 'zod'
import { dayLength, type Period } from '../../model/opening.ts'
import { calendarDay, words } from './data-fields.ts'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "expected a time in quotes, such as '07:30'")

const spanFields = {
  opens: time,
  closes: time.describe('For 24:00, write 23:59. A time earlier than the opening time is after midnight.'),
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

/** A span as minutes since midnight; one that ends after midnight ends beyond the day's last minute. */
export function periodOf({ opens, closes }: { opens: string; closes: string }): Period {
  const [from, to] = [minutesOf(opens), closes === '23:59' ? dayLength : minutesOf(closes)]
  return [from, to < from ? to + dayLength : to]
}

/** Days since 1970 (UTC) of a calendar day `YYYY-MM-DD`. */
export const dayNumber = (iso: string): number => Date.parse(iso) / 86_400_000

type Span = { opens: string; closes: string }
type Report = (at: (string | number)[], problem: string) => void

/** Reports spans that have no length, or begin before another one of theirs has ended. */
function checkSpans(
  spans: readonly { at: (string | number)[]; offset: number; span: Span }[],
  report: Report,
) {
  const seen: Period[] = []
  for (const { at, offset, span } of spans) {
    const [from, to] = periodOf(span).map((minute) => minute + offset) as [number, number]
    if (from === to)
      report([...at, 'closes'], 'this is the opening time; expected a later time, or one after midnight')
    else if (seen.some(([start, end]) => from < end && start < to))
      report([...at, 'opens'], `the hours from ${span.opens} to ${span.closes} overlap others on that day`)
    seen.push([from, to])
  }
}

const reporter =
  (context: z.core.$RefinementCtx): Report =>
  (path, message) =>
    context.addIssue({ code: 'custom', path, message })

/** The hours of each week. */
export const openingSchema = z
  .array(z.strictObject({ days: z.array(z.enum(weekdays)).min(1), ...spanFields }))
  .default([])
  .superRefine((opening, context) =>
    checkSpans(
      opening.flatMap(({ days, ...each }, index) =>
        // Twice, so that the night to Monday meets its morning.
        [0, 1].flatMap((week) =>
          days.map((day) => ({
            at: [index],
            offset: (week * 7 + weekdays.indexOf(day)) * dayLength,
            span: each,
          })),
        ),
      ),
      once(reporter(context)),
    ),
  )

/** Reports each problem once. */
function once(report: Report): Report {
  const said = new Set<string>()
  return (at, problem) => {
    if (said.has(at.join('.'))) return
    said.add(at.join('.'))
    report(at, problem)
  }
}

/** The days that an exception is about, both included. */
const daysOf = ({
  date,
  from,
  to,
}: {
  date?: string | undefined
  from?: string | undefined
  to?: string | undefined
}) => ({
  from: date ?? from ?? '',
  to: date ?? to ?? '',
})

/** Days with other hours than those of the week: holidays, an evening before one, a vacation. */
export const exceptionsSchema = z
  .array(
    z
      .strictObject({
        date: calendarDay.optional().describe('A single day.'),
        from: calendarDay.optional().describe('The first of several days.'),
        to: calendarDay.optional().describe('The last of them.'),
        hours: z.array(z.strictObject(spanFields)).max(4).default([]).describe('If empty, closed all day.'),
        reason: words(60).optional().describe('For example: public holiday, or back on January 7.'),
      })
      .superRefine(({ date, from, to, hours }, context) => {
        const report = reporter(context)
        if (date !== undefined && (from !== undefined || to !== undefined))
          report(['date'], 'there is both a single day and several; expected date, or from and to')
        else if (date === undefined && from === undefined)
          report(['date'], 'there is no day; expected date, or from and to')
        else if (date === undefined && to === undefined)
          report(['to'], 'the last day is missing; expected to, or date instead of from')
        else if (from !== undefined && to !== undefined && to < from)
          report(['to'], 'the last day is before the first; expected them the other way around')
        checkSpans(
          hours.map((each, index) => ({ at: ['hours', index], offset: 0, span: each })),
          report,
        )
      })
      .transform(({ hours, reason, ...days }) => ({
        ...daysOf(days),
        hours,
        ...(reason !== undefined && { reason }),
      })),
  )
  .default([])
  .superRefine((exceptions, context) => {
    for (const [index, { from, to }] of exceptions.entries()) {
      const other = exceptions.slice(0, index).find((each) => from <= each.to && each.from <= to)
      if (other)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `${from} lies within ${other.from} to ${other.to} of another exception; expected each day once`,
        })
    }
  })
