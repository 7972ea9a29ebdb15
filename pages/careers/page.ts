import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'careers',
  path: '/careers/',
  order: 160,
  label: 'Careers',
  section: 'careers',
  isTemplate: true,
} as const satisfies PageDeclaration
