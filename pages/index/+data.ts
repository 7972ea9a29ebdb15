import { bridgeFigure } from '#scripts/build/drawings/bridge.ts'
import { bridgeTexts } from '#content/demonstrations/bridge.ts'
import { entryOf, toTeaser } from '#content/pipeline/find.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { home } from '#content/pages/home.ts'
import { serviceGroups } from '#content/schemas/service.ts'
import { pageHead } from '#renderer/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  return {
    ...pageHead({ path: '/', fields: home, name: 'Home', crumbs: [] }),
    page: home,
    bridge: { name: bridgeTexts.name, figure: { html: bridgeFigure() }, failed: bridgeTexts.failed },
    groups: serviceGroups.map((group) => ({
      ...home.groups[group],
      services: content.services.filter(({ fields }) => fields.group === group).map(toTeaser),
    })),
    work: home.work.items.map(({ slug, why }) => ({ ...toTeaser(entryOf(content.caseStudies, slug)), why })),
  }
}
