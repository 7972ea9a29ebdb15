import { createElement } from 'react'
import { contentsOf } from '#components/contents/Contents.tsx'
import { renderPart } from '#components/html/render-part.tsx'
import { loadContent } from '#engine/content/load.ts'
import { workedExample } from '#components/demonstration/worked-example.tsx'
import { siteMap } from '#engine/content/site-map.ts'
import { pageOf, toTeaser } from '#engine/content/find.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { Checklists, Reading } from './Sheets.tsx'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const path = '/resources/'
  const page = pageOf(content, 'resources')
  const { title, summary, hero, checklists, calculators, readiness, papers, glossary } = page
  const used = [...(calculators?.items ?? []), ...(readiness ? [readiness] : [])]
  return {
    ...pageHead({ path, fields: page, name: page.label }),
    page: { title, summary, hero, calculators, readiness, papers },
    papers: [
      toTeaser({ path: '/resources/sample-agreement/', fields: pageOf(content, 'sample-agreement') }),
      toTeaser({ path: '/resources/errata/', fields: pageOf(content, 'errata') }),
    ],
    contents: contentsOf({ checklists, calculators, readiness, glossary, 'site-map': page.siteMap }),
    prerendered: {
      ...Object.fromEntries(used.map(({ part }) => [part, workedExample('tools', part)])),
      checklists: renderPart(path, createElement(Checklists, checklists)),
      reading: renderPart(path, createElement(Reading, { ...page, groups: siteMap() })),
    },
  }
}
