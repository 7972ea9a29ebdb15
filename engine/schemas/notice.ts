import { z } from 'zod'
import { calendarDay, words } from './data-fields.ts'
import { checkPassages } from './passages.ts'

/** A line over every page, for some days or until it is taken out. */
export const noticeSchema = z
  .strictObject({
    text: words(240)
      .superRefine(checkPassages)
      .describe('One or two sentences; may have links, as in [Prices](/pricing/).')
      .meta({ kind: 'text' }),
    first: calendarDay.optional().describe('The first day on which it is shown. From now on if empty.'),
    last: calendarDay.optional().describe('The last day. Until you take it out if empty.'),
  })
  .superRefine(({ first, last }, context) => {
    if (first !== undefined && last !== undefined && last < first)
      context.addIssue({
        code: 'custom',
        path: ['last'],
        message: 'the last day is before the first; expected them the other way round',
      })
  })
