import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'errata',
  path: '/resources/errata/',
  order: 140,
  label: 'Errata',
  section: 'resources',
} as const satisfies PageDeclaration
