import { z } from 'zod'
import { inlineMarkdown, pageFields } from './common.ts'

export const legalSchema = z.strictObject({
  ...pageFields,
  /** The short version, shown first. */
  points: z.array(inlineMarkdown).min(4).max(6),
})
