import { z } from 'zod'
import { pageFields } from '#engine/schemas/common.ts'
import { action, head, hero, named, paragraphs } from '#engine/schemas/pages/parts.ts'
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
  studies: z.strictObject(head),
  common: z.strictObject({ ...head, paragraphs }).describe('What the case studies have in common.'),
  reading: z.strictObject({ ...head, items: z.array(named).min(1).max(8) }).describe('How to read them.'),
  notMeasured: z.strictObject({ ...head, paragraphs }).describe('What nobody has measured.'),
  action,
})
