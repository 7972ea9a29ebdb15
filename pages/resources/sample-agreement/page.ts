import { z } from 'zod'
import { pageFields } from '#engine/schemas/common.ts'
import {
  action,
  fragment,
  heading,
  hero,
  label,
  paragraphs,
  points,
  section,
} from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'sample-agreement',
  path: '/resources/sample-agreement/',
  order: 150,
  label: 'Sample agreement',
  section: 'resources',
} as const satisfies PageDeclaration

export const schema = z.strictObject({
  ...pageFields,
  label,
  hero,
  inShort: section.extend({ items: points }),
  clauses: z
    .array(z.strictObject({ id: fragment, heading, paragraphs }))
    .min(1)
    .max(40)
    .describe('Numbered in this order.'),
  before: section.extend({ paragraphs }),
  action,
})
