import { z } from 'zod'
import { day, inlineMarkdown, pageFields } from './common.ts'
import { words } from './data-fields.ts'

export const legalSchema = z.strictObject({
  ...pageFields,
  /** The short version, shown first. */
  points: z.array(inlineMarkdown).min(4).max(6),
  /** Who has read it for this firm, and when. Until someone has, the site is not published. */
  reviewed: z.strictObject({ by: words(80), on: day }).optional(),
})
