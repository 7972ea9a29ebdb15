import { useLocation } from 'react-router-dom'
import { useData } from 'vike-react/useData'
import { words } from '#.site/words/languages.ts'
import { otherLanguages } from '#model/languages.ts'
import type { PageData } from '#components/seo/page-data.ts'

/**
 * Links to this page in the other languages, each in its own words. If a language lacks the page, its link leads to,
 * and names, that language's home page; on the not-found page, which every language has, the language's name suffices.
 * They are marked as external, since each language is a site of its own, and Vike would otherwise intercept the clicks.
 */
export function LanguageSwitch() {
  const { pathname } = useLocation()
  const { languages = [], canonical } = useData<PageData>().seo
  return (
    <nav className="language-switch" aria-label={words.label}>
      {otherLanguages().map(({ tag, name, base, home }) => {
        const isTranslated = languages.includes(tag)
        return (
          <a
            key={tag}
            className="footer__link"
            href={base + (isTranslated ? pathname : '/')}
            hrefLang={tag}
            lang={tag}
            rel="external"
          >
            {isTranslated || !canonical ? name : home}
          </a>
        )
      })}
    </nav>
  )
}
