import { z } from 'zod'
import { pageFields } from '#engine/schemas/common.ts'
import { action, hero, named, paragraphs, section } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'projects',
  path: '/projects/',
  order: 40,
  label: 'Projects',
  section: 'projects',
  isTemplate: true,
  isIndex: true,
  socialLabel: 'projects',
} as const satisfies PageDeclaration

export const schema = z.strictObject({
  ...pageFields,
  hero,
  studies: section,
  common: section.extend({ paragraphs }).describe('What the case studies have in common.'),
  reading: section.extend({ items: z.array(named).min(1).max(8) }).describe('How to read them.'),
  notMeasured: section.extend({ paragraphs }).describe('What nobody has measured.'),
  action,
})
