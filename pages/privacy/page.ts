import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'privacy',
  path: '/privacy/',
  order: 90,
  label: 'Privacy',
  isLegal: true,
} as const satisfies PageDeclaration
