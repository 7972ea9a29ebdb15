import { z } from 'zod'
import { pageFields } from '#engine/schemas/common.ts'
import { fragment, heading, hero, paragraphs, points, section, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'research',
  path: '/research/',
  order: 50,
  label: 'Research',
  section: 'research',
  isTemplate: true,
  isIndex: true,
  socialLabel: 'research',
} as const satisfies PageDeclaration

const researchNote = z.strictObject({
  id: fragment,
  heading,
  question: text,
  method: text,
  limits: text,
  meaning: text,
  next: text,
})

export const schema = z.strictObject({
  ...pageFields,
  hero,
  how: section.extend({ paragraphs }),
  notes: z
    .strictObject({ weight: researchNote, sameness: researchNote })
    .describe('The figures beside them are computed from the site.'),
  rules: section.extend({ items: points }),
})
