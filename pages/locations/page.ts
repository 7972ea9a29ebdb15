import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'locations',
  path: '/locations/',
  order: 80,
  label: 'Locations',
  section: 'locations',
  isTemplate: true,
  isIndex: true,
} as const satisfies PageDeclaration
