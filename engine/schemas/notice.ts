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
    first: calendarDay.optional().describe('The first day it is shown. If empty, from now on.'),
    last: calendarDay.optional().describe('The last day. If empty, until you remove it.'),
  })
  .superRefine(({ first, last }, context) => {
    if (first !== undefined && last !== undefined && last < first)
      context.addIssue({
        code: 'custom',
        path: ['last'],
        message: 'the last day is before the first; expected them the other way around',
      })
  })
