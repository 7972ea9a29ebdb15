import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'research',
  path: '/research/',
  order: 50,
  label: 'Research',
  section: 'research',
  isTemplate: true,
  isIndex: true,
  socialLabel: 'research',
} as const satisfies PageDeclaration
