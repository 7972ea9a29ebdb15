import { z } from 'zod'
import { pageFields, plainText } from '../common.ts'
import { action, heading, paragraphs, text } from './parts.ts'

export const locationsSchema = z.strictObject({
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
