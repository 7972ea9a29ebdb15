import { loadContent } from '#engine/content/load.ts'
import sketches from '#.site/parts/sketches.ts'
import { workedExample } from '#components/demonstration/worked-example.tsx'
import { siteMap } from '#engine/content/site-map.ts'
import { pageOf, toTeaser } from '#engine/content/find.ts'
import { pageHead } from '#engine/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'resources')
  const used = [...(page.calculators?.items ?? []), ...(page.readiness ? [page.readiness] : [])]
  return {
    drawing: sketches.resources,
    exits: sketches.readiness,
    ...pageHead({ path: '/resources/', fields: page, name: page.label }),
    page,
    papers: [
      toTeaser({ path: '/resources/sample-agreement/', fields: pageOf(content, 'sample-agreement') }),
      toTeaser({ path: '/resources/errata/', fields: pageOf(content, 'errata') }),
    ],
    figures: Object.fromEntries(used.map(({ part }) => [part, workedExample('tools', part)])),
    siteMap: siteMap(),
  }
}
