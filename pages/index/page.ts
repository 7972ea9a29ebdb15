import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'home',
  path: '/',
  order: 10,
  label: 'Home',
  isTemplate: true,
  isIndex: true,
} as const satisfies PageDeclaration
