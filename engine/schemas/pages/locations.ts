import { z } from 'zod'
import { pageFields, plainText } from '../common.ts'
import { action, heading, paragraphs, text } from './parts.ts'

export const locationsSchema = z.strictObject({
  ...pageFields,
  map: z.strictObject({
    heading,
    text,
    drawing: plainText(10, 120).describe('What the map shows, for those who do not see it.'),
    credit: plainText(3, 160).describe('Where the map’s data come from.'),
  }),
  counties: z.strictObject({
    city: plainText(3, 40).describe('Over the pages about topics of the city.'),
    guides: plainText(3, 40).describe('Over the guides for buyers.'),
  }),
  cover: z
    .strictObject({ heading, paragraphs: paragraphs.describe('The second stands in the margin.') })
    .describe('How you get to the people you work for.'),
  missing: z.strictObject({ heading, text }).describe('For those whose town has no page.'),
  action,
})
