import { z } from 'zod'
import { pageFields, plainText } from '#engine/schemas/common.ts'
import { action, heading, paragraphs, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'locations',
  path: '/locations/',
  order: 80,
  label: 'Locations',
  section: 'locations',
  isTemplate: true,
  isIndex: true,
} as const satisfies PageDeclaration

export const schema = z.strictObject({
  ...pageFields,
  map: z.strictObject({
    heading,
    text,
    drawing: plainText(10, 120).describe('What the map shows, for people who can’t see it.'),
    credit: plainText(3, 160).describe('The source of the map’s data.'),
  }),
  counties: z.strictObject({
    city: plainText(3, 40).describe('Above the pages about topics in the city.'),
    guides: plainText(3, 40).describe('Above the buyers’ guides.'),
  }),
  cover: z
    .strictObject({ heading, paragraphs: paragraphs.describe('The second is in the margin.') })
    .describe('How you get to your clients.'),
  missing: z.strictObject({ heading, text }).describe('For people whose town has no page.'),
  action,
})
