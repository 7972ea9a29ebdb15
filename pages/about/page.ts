import { z } from 'zod'
import { pageFields, plainText } from '#engine/schemas/common.ts'
import { picture } from '#engine/schemas/picture.ts'
import { action, hero, named, paragraphs, points, section, steps, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'about',
  path: '/about/',
  order: 30,
  label: 'About',
  isTemplate: true,
} as const satisfies PageDeclaration

export const schema = z.strictObject({
  ...pageFields,
  hero,
  name: section.extend({ paragraphs }).describe('Who the firm is.'),
  principles: section.extend({
    items: z
      .array(named.extend({ cost: plainText(5, 200).describe('What following this rule costs the firm.') }))
      .min(1)
      .max(8),
  }),
  founder: section.extend({ paragraphs, photo: picture('portrait').optional() }),
  writing: section
    .extend({ items: z.array(named).min(1).max(8) })
    .describe('What readers need to know to trust the texts.'),
  notClaimed: section.extend({ text, items: points }).describe('What the site leaves out on purpose.'),
  wrong: section.extend({
    paragraphs: paragraphs.describe('The first is above the steps; the others are below.'),
    steps: steps.describe('What happens after a mistake, in this order.'),
  }),
  action,
})
