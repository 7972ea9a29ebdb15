import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'terms',
  path: '/terms/',
  order: 110,
  label: 'Terms',
  isLegal: true,
} as const satisfies PageDeclaration
