import { z } from 'zod'
import { pageFields, plainText } from '../common.ts'
import { partName } from '../part.ts'
import { exampleKey } from '../reference.ts'
import { action, head, hero, label, points, text } from './parts.ts'

/** The text about a fictional buyer in prices.yaml. */
const worked = z.strictObject({
  example: exampleKey.describe('The key of an example in prices.yaml.'),
  name: plainText(3, 60),
  text,
})

export const pricingSchema = z.strictObject({
  ...pageFields,
  label,
  hero,
  cases: z
    .strictObject({ ...head, text, items: z.array(worked).min(1).max(4), assumes: text.optional() })
    .optional()
    .describe('What the first year costs in total.'),
  calculator: z.strictObject({ ...head, text, part: partName('tools') }).optional(),
  refused: z
    .strictObject({ ...head, text, items: z.array(worked).min(1).max(8) })
    .optional()
    .describe('Cases in which it does not pay off.'),
  list: z.strictObject({ ...head, text }).describe('Everything that has a price, from prices.yaml.'),
  terms: z.strictObject({ ...head, items: points }).describe('What applies to all prices.'),
  action,
})
