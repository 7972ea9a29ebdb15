import { z } from 'zod'
import { day, pageFields, plainText } from '#engine/schemas/common.ts'
import { action, fragment, hero, label, paragraphs, section, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'errata',
  path: '/resources/errata/',
  order: 140,
  label: 'Errata',
  section: 'resources',
} as const satisfies PageDeclaration

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

export const schema = z.strictObject({
  ...pageFields,
  label,
  hero,
  how: section.extend({ paragraphs }),
  errata: z.array(erratum).default([]).describe('Newest first.'),
  action,
})
