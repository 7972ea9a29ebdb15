import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'accessibility',
  path: '/accessibility/',
  order: 120,
  label: 'Accessibility',
  isLegal: true,
} as const satisfies PageDeclaration
