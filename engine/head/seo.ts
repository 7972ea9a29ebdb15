import { languagePages } from '../../.site/language-pages.ts'
import { postSlugs, type RoutePath } from '../../model/routes.ts'
import { site } from '../../model/site.ts'
import { documentTitle } from '../../model/title.ts'
import type { SeoData } from '../../components/seo/page-data.ts'
import { socialImageAlt, socialImagePath } from './social-image.ts'

/** The absolute address of a path on this site. */
export const absoluteUrl = (path: string): string => `${site.url}${path}`

/** The path of a page's Markdown version: `/about.md` for `/about/`, `/index.md` for home. */
export const twinPath = (path: RoutePath): string => `${path.replace(/\/$/, '') || '/index'}.md`

const pagesOf = Object.entries(languagePages).map(([tag, paths]) => [tag, new Set(paths)] as const)

/** The languages of a page that exists in several, that is, with the same path in each; otherwise none. */
export function languagesOf(path: string): string[] {
  const tags = pagesOf.flatMap(([tag, paths]) => (paths.has(path) ? tag : []))
  return tags.length > 1 ? tags : []
}

/** The data for the tags in a page's head. Build time only. */
export function toSeo(
  path: RoutePath | undefined,
  { metaTitle, description }: { metaTitle: string; description: string },
  type: SeoData['type'] = 'website',
): SeoData {
  const languages = path ? languagesOf(path) : []
  return {
    title: documentTitle(metaTitle),
    description,
    type,
    ...(path && {
      canonical: absoluteUrl(path),
      ...(postSlugs.length > 0 && (path === '/' || path.startsWith('/blog/')) && { hasFeeds: true }),
      twin: twinPath(path),
      ...(languages.length > 0 && { languages }),
      image: { url: absoluteUrl(socialImagePath(path)), alt: socialImageAlt(path, metaTitle) },
    }),
  }
}
