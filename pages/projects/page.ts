import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'projects',
  path: '/projects/',
  order: 40,
  label: 'Projects',
  section: 'projects',
  isTemplate: true,
  isIndex: true,
  socialLabel: 'projects',
} as const satisfies PageDeclaration
