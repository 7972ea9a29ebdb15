import { useData } from 'vike-react/useData'
import { withoutBase } from '#model/base-path.ts'
import { alternatesOf } from '#model/languages.ts'
import type { PageData } from './page-data.ts'

/** The links in the head to this page in each of its languages; none if there is only one. */
export function AlternateLinks() {
  const { canonical, languages } = useData<PageData>().seo
  if (!canonical || !languages) return null
  return alternatesOf(withoutBase(new URL(canonical).pathname), languages).map(({ hreflang, href }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
  ))
}
