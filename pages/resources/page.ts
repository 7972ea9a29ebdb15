import { z } from 'zod'
import { pageFields, plainText } from '#engine/schemas/common.ts'
import { partName } from '#engine/schemas/reference.ts'
import { fragment, hero, label, points, section, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'resources',
  path: '/resources/',
  order: 130,
  label: 'Resources',
  section: 'resources',
  isTemplate: true,
  isIndex: true,
} as const satisfies PageDeclaration

const checklist = z.strictObject({
  id: fragment,
  name: plainText(3, 80),
  use: text.describe('When to use it.'),
  items: points,
})

const part = partName('tools')

export const schema = z.strictObject({
  ...pageFields,
  label,
  hero,
  checklists: section.extend({ text, items: z.array(checklist).min(1).max(8) }),
  calculators: section
    .extend({ text, items: z.array(z.strictObject({ part, name: plainText(3, 60) })).min(1) })
    .optional(),
  readiness: section.extend({ text, part }).optional(),
  papers: section,
  glossary: section.extend({
    items: z
      .array(z.strictObject({ term: plainText(2, 40), meaning: text }))
      .min(1)
      .max(60),
  }),
  siteMap: section,
})
