import { z } from 'zod'
import { pageFields } from '#engine/schemas/common.ts'
import { action, hero, paragraphs, points, section, text } from '#engine/schemas/pages/parts.ts'
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
  guide: section.extend({ text }).describe('Leads from a customer’s words to the right service.'),
  all: section.describe('The whole list.'),
  city: section.extend({ text }).optional().describe('Why some services also have a page for the city.'),
  prices: section.extend({
    paragraphs: paragraphs.describe('The last one is in the margin.'),
  }),
  limits: section.extend({ items: points }).describe('What you leave to others.'),
  action,
})
