import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'pricing',
  path: '/pricing/',
  order: 25,
  label: 'Prices',
  section: 'pricing',
  isTemplate: true,
} as const satisfies PageDeclaration
