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
