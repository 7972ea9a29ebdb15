import { z } from 'zod'
import { pageFields } from '#engine/schemas/common.ts'
import { hero, named, section, text } from '#engine/schemas/pages/parts.ts'
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
  posts: section,
  rules: section.extend({ items: z.array(named).min(1).max(8) }).describe('How the articles are written.'),
  wishes: section.extend({ text }).describe('Asks readers for questions; the email address follows.'),
})
