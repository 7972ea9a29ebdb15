import { resources } from '#content/pages/resources.ts'
import { sampleAgreement } from '#content/pages/sample-agreement.ts'
import { sections } from '#content/sections/sample-agreement.ts'
import { homeCrumb, pageHead } from '#renderer/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const crumbs = [homeCrumb, { label: resources.label, href: '/resources/' as const }]
  return {
    ...pageHead({
      path: '/resources/sample-agreement/',
      fields: sampleAgreement,
      name: sections.hero.current,
      crumbs,
    }),
    crumbs,
    page: sampleAgreement,
  }
}
