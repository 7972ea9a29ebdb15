import { z } from 'zod'
import { pageFields, plainText } from '#engine/schemas/common.ts'
import { exampleKey, partName } from '#engine/schemas/reference.ts'
import { action, hero, label, points, section, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'pricing',
  path: '/pricing/',
  order: 25,
  label: 'Prices',
  section: 'pricing',
  isTemplate: true,
} as const satisfies PageDeclaration

/** The text about a fictional buyer in prices.yaml. */
const worked = z.strictObject({
  example: exampleKey.describe('The key of an example in prices.yaml.'),
  name: plainText(3, 60),
  text,
})

export const schema = z.strictObject({
  ...pageFields,
  label,
  hero,
  cases: section
    .extend({ text, items: z.array(worked).min(1).max(4), assumes: text.optional() })
    .optional()
    .describe('What the first year costs in total.'),
  calculator: section.extend({ text, part: partName('tools') }).optional(),
  refused: section
    .extend({ text, items: z.array(worked).min(1).max(8) })
    .optional()
    .describe('Cases in which it does not pay off.'),
  list: section.extend({ text }).describe('Everything that has a price, from prices.yaml.'),
  terms: section.extend({ items: points }).describe('What applies to all prices.'),
  action,
})
