import { z } from 'zod'
import { pageFields, plainText } from '../common.ts'
import { head, hero, paragraphs } from './parts.ts'

/** A page with no special fields: a title, and sections that each have a heading. */
export const plainSchema = z.strictObject({
  ...pageFields,
  hero,
  label: plainText(2, 40).describe('Its name in breadcrumbs.'),
  sections: z
    .array(z.strictObject({ ...head, paragraphs }))
    .min(1)
    .max(12),
})
