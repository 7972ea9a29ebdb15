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
