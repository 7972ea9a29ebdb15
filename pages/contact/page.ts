import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'contact',
  path: '/contact/',
  order: 60,
  label: 'Contact',
  isTemplate: true,
} as const satisfies PageDeclaration
