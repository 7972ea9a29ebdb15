import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'sample-agreement',
  path: '/resources/sample-agreement/',
  order: 150,
  label: 'Sample agreement',
  section: 'resources',
} as const satisfies PageDeclaration
