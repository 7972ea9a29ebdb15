import { z } from 'zod'
import { cardText, inlineMarkdown, pageFields } from './common.ts'

export const legalSchema = z.strictObject({
  ...pageFields,
  card: cardText,
  /** The short version, shown first. */
  points: z.array(inlineMarkdown).min(4).max(6),
})
