import { z } from 'zod'
import { entryFields, inlineMarkdown, notEditedBefore, pageFields, plainText, publishDay } from './common.ts'
import { calendarDay } from './data-fields.ts'
import { realAmount } from './values.ts'

/** Kinds of employment, with their names in Google's structured data for job postings. */
export const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  other: 'OTHER',
} as const
const employment = Object.keys(employmentTypes) as (keyof typeof employmentTypes)[]

/** An open position, which has its own page below /careers/. */
export const jobSchema = z
  .strictObject({
    ...pageFields,
    ...entryFields,
    label: plainText(3, 50).describe('The job title, such as Baker, early shift.'),
    employment: z.array(z.enum(employment)).min(1),
    place: plainText(2, 60).optional().describe('The town where the work is done. If empty, the firm’s.'),
    isRemote: z.boolean().default(false).describe('Whether the work is done from home.'),
    pay: z
      .strictObject({
        from: realAmount.describe('In the currency of the site.'),
        to: realAmount.optional().describe('Empty if it is a single amount.'),
        unit: z.enum(['hour', 'day', 'week', 'month', 'year']),
      })
      .refine(({ from, to = from }) => from <= to, {
        path: ['to'],
        error: 'this is less than from; expected them the other way around',
      })
      .optional()
      .describe('The range that you would pay. Several states require it in every posting.'),
    published: publishDay,
    closes: calendarDay
      .optional()
      .describe('The last day to apply. After it, the site is built without the job.'),
    apply: inlineMarkdown.describe('How and to whom to apply, and what to send.'),
  })
  .refine(({ published, closes = published }) => published <= closes, {
    path: ['closes'],
    error: 'this is before the job is published (`published`); expected a later day',
  })
  .transform(notEditedBefore)

export type JobFields = z.output<typeof jobSchema>
