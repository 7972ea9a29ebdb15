import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'about',
  path: '/about/',
  order: 30,
  label: 'About',
  isTemplate: true,
} as const satisfies PageDeclaration
