import type { ReactNode } from 'react'
import { renderPart } from '#components/html/render-part.tsx'
import { pageOf } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import { homeCrumb, pageHead } from '#engine/head/page-head.ts'
import type { PageFields } from '#engine/schemas/pages/index.ts'

type PaperName = 'errata' | 'sample-agreement'

export type PaperData = ReturnType<typeof paperData>

/**
 * The data of a page under Resources. Build time only.
 * @param toText Makes what stands between the hero and the call to action.
 */
export function paperData<Name extends PaperName>(name: Name, toText: (page: PageFields[Name]) => ReactNode) {
  const content = loadContent()
  const path = `/resources/${name}/` as const
  const page = pageOf(content, name)
  const { title, summary, label, hero, action } = page
  const parent = { label: pageOf(content, 'resources').label, href: '/resources/' } as const
  return {
    ...pageHead({ path, fields: page, name: label, crumbs: [homeCrumb, parent] }),
    page: { title, summary, hero, action },
    prerendered: { told: renderPart(path, toText(page)) },
  }
}
