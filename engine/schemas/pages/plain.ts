import { z } from 'zod'
import { listOf, pageFields, plainText } from '../common.ts'
import { head, hero, paragraphs } from './parts.ts'

/** A page with no special fields: a title, and sections that each have a heading. */
export const plainSchema = z.strictObject({
  ...pageFields,
  hero,
  label: plainText(2, 40).describe('Its name in breadcrumbs.'),
  sections: listOf(1, 12, { ...head, paragraphs }),
})
