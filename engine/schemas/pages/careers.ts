import { z } from 'zod'
import { pageFields, plainText, publishDay } from '../common.ts'
import { head, hero, paragraphs, points, steps, text } from './parts.ts'

export const careersSchema = z.strictObject({
  ...pageFields,
  hero,
  none: z.strictObject({ ...head, text: text.describe('Shown while there is no open position.') }),
  how: z.strictObject({ ...head, items: steps }).describe('How hiring goes.'),
  look: z.strictObject({ ...head, paragraphs }).describe('Whom the firm would like to meet.'),
  offer: z.strictObject({ ...head, items: points }).describe('What somebody who joins can count on.'),
  roles: z
    .array(
      z.strictObject({
        title: plainText(3, 80),
        description: text,
        posted: publishDay.describe('The day on which it was published.'),
      }),
    )
    .default([])
    .describe('The open positions. List one only when the job is real.'),
})
