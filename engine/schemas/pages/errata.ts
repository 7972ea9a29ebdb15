import { z } from 'zod'
import { day, pageFields, plainText } from '../common.ts'
import { action, fragment, head, hero, label, paragraphs, text } from './parts.ts'

const erratum = z.strictObject({
  id: fragment,
  day: day.describe('The day of the fix.'),
  name: plainText(5, 80).describe('The mistake as a heading.'),
  wrong: text,
  affected: text,
  changed: text,
  commit: z
    .string('expected the hash in quotes')
    .regex(/^[0-9a-f]{7,40}$/, 'expected a commit hash, such as 1fe592f')
    .optional()
    .describe('The commit that fixed it, if the code is public.'),
})

export const errataSchema = z.strictObject({
  ...pageFields,
  label,
  hero,
  how: z.strictObject({ ...head, paragraphs }),
  errata: z.array(erratum).default([]).describe('Newest first.'),
  action,
})
