import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'services',
  path: '/services/',
  order: 20,
  label: 'Services',
  isTemplate: true,
  isIndex: true,
} as const satisfies PageDeclaration
