import { z } from 'zod'
import { pageFields } from '../common.ts'
import { head, hero, points, steps, text } from './parts.ts'

export const contactSchema = z.strictObject({
  ...pageFields,
  hero,
  form: z.strictObject({ ...head, text }),
  ways: z.strictObject({
    ...head,
    phone: text.describe('Below the phone number.'),
    mail: text.describe('Below the email address.'),
    meet: text.describe('Where people can meet you.'),
  }),
  write: z.strictObject({ ...head, text, items: points }).describe('What to put in a message.'),
  after: z.strictObject({ ...head, items: steps }).describe('What happens after a message.'),
  data: z.strictObject({ ...head, text }).describe('What happens to a message’s data.'),
})
