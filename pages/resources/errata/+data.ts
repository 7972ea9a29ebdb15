import { errata } from '#content/pages/errata.ts'
import { resources } from '#content/pages/resources.ts'
import { writtenDay } from '#content/pipeline/written.ts'
import { sections } from '#content/sections/errata.ts'
import { homeCrumb, pageHead } from '#renderer/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const crumbs = [homeCrumb, { label: resources.label, href: '/resources/' as const }]
  return {
    ...pageHead({ path: '/resources/errata/', fields: errata, name: sections.hero.current, crumbs }),
    crumbs,
    page: { ...errata, errata: errata.errata.map((each) => ({ ...each, day: writtenDay(each.day) })) },
  }
}
