import { z } from 'zod'
import { calendarDay, words } from './data-fields.ts'
import { checkPassages } from './passages.ts'

/** A line above every page, for some days or until it is removed. */
export const noticeSchema = z
  .strictObject({
    text: words(240)
      .superRefine(checkPassages)
      .describe('One or two sentences, which may contain links, such as [Prices](/pricing/).')
      .meta({ kind: 'text' }),
    first: calendarDay.optional().describe('The first day it is shown. If empty, from now on.'),
    last: calendarDay.optional().describe('The last day. If empty, until you remove it.'),
  })
  .refine(({ first = '', last = first }) => first <= last, {
    path: ['last'],
    error: 'the last day is before the first; expected them the other way around',
  })
