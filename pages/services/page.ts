import { z } from 'zod'
import { pageFields } from '#engine/schemas/common.ts'
import { action, head, hero, paragraphs, points, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'services',
  path: '/services/',
  order: 20,
  label: 'Services',
  isTemplate: true,
  isIndex: true,
} as const satisfies PageDeclaration

export const schema = z.strictObject({
  ...pageFields,
  hero,
  guide: z.strictObject({ ...head, text }).describe('Leads from a customer’s words to the right service.'),
  all: z.strictObject(head).describe('The whole list.'),
  city: z
    .strictObject({ ...head, text })
    .optional()
    .describe('Why some services also have a page for the city.'),
  prices: z.strictObject({
    ...head,
    paragraphs: paragraphs.describe('The last one is in the margin.'),
  }),
  limits: z.strictObject({ ...head, items: points }).describe('What you leave to others.'),
  action,
})
