import { z } from 'zod'
import { pageFields, plainText, publishDay } from '#engine/schemas/common.ts'
import { hero, paragraphs, points, section, steps, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'careers',
  path: '/careers/',
  order: 160,
  label: 'Careers',
  section: 'careers',
  isTemplate: true,
} as const satisfies PageDeclaration

export const schema = z.strictObject({
  ...pageFields,
  hero,
  none: section.extend({ text: text.describe('Shown while there is no open position.') }),
  how: section.extend({ items: steps }).describe('How hiring works.'),
  look: section.extend({ paragraphs }).describe('Who the firm is looking for.'),
  offer: section.extend({ items: points }).describe('What new hires can count on.'),
  roles: z
    .array(
      z.strictObject({
        title: plainText(3, 80),
        description: text,
        posted: publishDay.describe('The day it was published.'),
      }),
    )
    .default([])
    .describe('The open positions. List one only when the job is real.'),
})
