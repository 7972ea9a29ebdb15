import { words as interfaceTexts } from '#.site/words/interface.ts'
import { pageOf } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import { mainPagePath } from '#engine/content/main-pages.ts'
import { homeCrumb, pageHead } from '#engine/head/page-head.ts'
import type { PageFields } from '#engine/schemas/pages/index.ts'
import type { RoutePath } from '#model/routes.ts'

const names = interfaceTexts.pages
type NamedPage = keyof typeof names

/** A main page with its head, and all content. Build time only. */
export function mainPage<Name extends NamedPage>(
  name: Name,
  more?: Partial<Pick<Parameters<typeof pageHead>[0], 'crumbs' | 'pageType'>>,
) {
  const content = loadContent()
  const page: PageFields[Name] = pageOf(content, name)
  return { content, page, head: pageHead({ path: pathOf(name), fields: page, name: names[name], ...more }) }
}

/** The breadcrumbs of the pages below a main page. */
export const crumbsTo = (name: NamedPage) => [homeCrumb, { label: names[name], href: pathOf(name) }]

const pathOf = (name: NamedPage) => mainPagePath(name) as RoutePath
