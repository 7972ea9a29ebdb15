import type { RoutePath } from '#model/routes.ts'
import { sections, site } from '#model/site.ts'
import { documentTitle } from '#model/title.ts'
import type { SeoData } from '../../components/seo/page-data.ts'
import { languagesOf } from './languages-of.ts'
import { socialImageAlt, socialImagePath } from './social-image.ts'

/** The absolute address of a path on this site. */
export const absoluteUrl = (path: string): string => `${site.url}${path}`

/** The path of a page's Markdown version: `/about.md` for `/about/`, `/index.md` for home. */
export const twinPath = (path: RoutePath): string => `${path.replace(/\/$/, '') || '/index'}.md`

interface SeoSource {
  metaTitle: string
  description: string
}

/** The data for the tags in a page's head. Build time only. */
export function toSeo(
  path: RoutePath | undefined,
  source: SeoSource,
  type: SeoData['type'] = 'website',
): SeoData {
  const languages = path ? languagesOf(path) : []
  return {
    title: documentTitle(source.metaTitle),
    description: source.description,
    type,
    ...(path && {
      canonical: absoluteUrl(path),
      ...(sections.blog && (path === '/' || path.startsWith('/blog/')) && { hasFeeds: true }),
      twin: twinPath(path),
      ...(languages.length > 0 && { languages }),
      image: { url: absoluteUrl(socialImagePath(path)), alt: socialImageAlt(path, source.metaTitle) },
    }),
  }
}
