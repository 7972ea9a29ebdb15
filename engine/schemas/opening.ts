/** When a firm is open: each week, and on exceptional days. */
import { z } from 'zod'
import { dayLength, type Period } from '../../model/opening.ts'
import { calendarDay, reporter, words } from './data-fields.ts'

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
  closes: time.describe('For midnight, write 23:59. A time before the opening time means the next day.'),
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

/** A span in minutes since midnight; one that ends on the next day ends after minute 1440. */
export function periodOf({ opens, closes }: { opens: string; closes: string }): Period {
  const [from, to] = [minutesOf(opens), closes === '23:59' ? dayLength : minutesOf(closes)]
  return [from, to < from ? to + dayLength : to]
}

/** Days since 1970 (UTC) of a calendar day `YYYY-MM-DD`. */
export const dayNumber = (iso: string): number => Date.parse(iso) / 86_400_000

type Span = { opens: string; closes: string }

/** Reports spans that have no length or overlap an earlier one; a span that occurs several times, only once. */
function checkSpans(
  spans: readonly { at: PropertyKey[]; offset: number; span: Span }[],
  context: z.core.$RefinementCtx,
) {
  const seen: Period[] = []
  const reported = new Set<Span>()
  for (const { at, offset, span } of spans) {
    const report = (field: keyof Span, problem: string) => {
      if (!reported.has(span)) reporter(context)([...at, field], problem)
      reported.add(span)
    }
    const [from, to] = periodOf(span).map((minute) => minute + offset) as [number, number]
    if (from === to)
      report('closes', 'this is the opening time; expected a later time, or one after midnight')
    else if (seen.some(([start, end]) => from < end && start < to))
      report('opens', `the hours from ${span.opens} to ${span.closes} overlap others on that day`)
    seen.push([from, to])
  }
}

/** The weekly hours. */
export const openingSchema = z
  .array(z.strictObject({ days: z.array(z.enum(weekdays)).min(1), ...spanFields }))
  .default([])
  .superRefine((opening, context) =>
    checkSpans(
      opening.flatMap((span, index) =>
        // Two weeks, so that a Sunday night is compared with Monday morning.
        [0, 1].flatMap((week) =>
          span.days.map((day) => ({
            at: [index],
            offset: (week * 7 + weekdays.indexOf(day)) * dayLength,
            span,
          })),
        ),
      ),
      context,
    ),
  )

/** Days with different hours, such as holidays. Each exception becomes its first and last day. */
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
          hours.map((span, index) => ({ at: ['hours', index], offset: 0, span })),
          context,
        )
      })
      .transform(({ date, from, to, hours, reason }) => ({
        from: date ?? from ?? '',
        to: date ?? to ?? '',
        hours,
        ...(reason !== undefined && { reason }),
      })),
  )
  .default([])
  .superRefine((exceptions, context) => {
    for (const [index, { from, to }] of exceptions.entries()) {
      const other = exceptions.slice(0, index).find((each) => from <= each.to && each.from <= to)
      if (other)
        reporter(context)(
          [index],
          `${from} lies within ${other.from} to ${other.to} of another exception; expected each day once`,
        )
    }
  })
