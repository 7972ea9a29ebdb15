import { draftName, draftPaths } from '../../model/drafts.ts'
import type { RoutePath } from '../../model/routes.ts'
import { words as interfaceTexts } from '../../.site/words/interface.ts'
import type { Crumb, SeoData } from '../../components/seo/page-data.ts'
import { toSeo } from './seo.ts'
import { pageGraph, type PageInGraph, type WebPageType } from './structured-data.ts'

/** The first breadcrumb of every page. */
export const homeCrumb: Crumb = { label: interfaceTexts.pages.home, href: '/' }

interface PageHeadSource extends Pick<PageInGraph, 'name' | 'about'> {
  path: RoutePath
  fields: { title: string; metaTitle: string; description: string; updated: string }
  /** The breadcrumbs above this page; just home by default. */
  crumbs?: readonly Crumb[]
  kind?: SeoData['type']
  pageType?: WebPageType
}

/**
 * The head of a page, made at build time: the tags, the structured data, and the breadcrumbs for that data and for the
 * page itself. `heading` is the page's h1, for its social image.
 */
export function pageHead(source: PageHeadSource) {
  const { path, fields, name, crumbs = [homeCrumb], kind = 'website', pageType, about } = source
  const isDraft = draftPaths.has(path)
  const seo = toSeo(path, isDraft ? { ...fields, metaTitle: draftName(fields.metaTitle) } : fields, kind)
  const graph = pageGraph({ path, seo, name, crumbs, updated: fields.updated, type: pageType, about })
  return { heading: fields.title, seo, graph, trail: { crumbs, current: isDraft ? draftName(name) : name } }
}
