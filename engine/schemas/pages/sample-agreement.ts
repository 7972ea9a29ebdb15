import { z } from 'zod'
import { pageFields } from '../common.ts'
import { action, fragment, head, heading, hero, label, paragraphs, points } from './parts.ts'

export const sampleAgreementSchema = z.strictObject({
  ...pageFields,
  label,
  hero,
  inShort: z.strictObject({ ...head, items: points }),
  clauses: z
    .array(z.strictObject({ id: fragment, heading, paragraphs }))
    .min(1)
    .max(40)
    .describe('Numbered in this order.'),
  before: z.strictObject({ ...head, paragraphs }),
  action,
})
