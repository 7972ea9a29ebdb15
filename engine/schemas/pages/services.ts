import { z } from 'zod'
import { pageFields } from '../common.ts'
import { action, head, hero, paragraphs, points, text } from './parts.ts'

export const servicesSchema = z.strictObject({
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
