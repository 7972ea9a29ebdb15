import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'cookies',
  path: '/cookies/',
  order: 100,
  label: 'Cookies',
  isLegal: true,
} as const satisfies PageDeclaration
