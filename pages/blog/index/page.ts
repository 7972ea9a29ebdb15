import { z } from 'zod'
import { pageFields } from '#engine/schemas/common.ts'
import { head, hero, named, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'blog',
  path: '/blog/',
  order: 70,
  label: 'Articles',
  section: 'blog',
  isTemplate: true,
  isIndex: true,
} as const satisfies PageDeclaration

export const schema = z.strictObject({
  ...pageFields,
  hero,
  posts: z.strictObject(head),
  rules: z
    .strictObject({ ...head, items: z.array(named).min(1).max(8) })
    .describe('How the articles are written.'),
  wishes: z
    .strictObject({ ...head, text })
    .describe('Asks readers for questions; the email address follows.'),
})
