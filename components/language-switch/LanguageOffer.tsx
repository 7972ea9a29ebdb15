import { useLocation } from 'react-router-dom'
import { useData } from 'vike-react/useData'
import { otherLanguages } from '#model/languages.ts'
import type { PageData } from '#components/seo/page-data.ts'

/**
 * A line above the page for each other language that it is in. The script in the head (offer-language.ts) shows the
 * one that the browser asks for, before the first paint, so that nothing moves; its button works before hydration.
 */
export function LanguageOffer() {
  const { pathname } = useLocation()
  const { languages = [] } = useData<PageData>().seo
  return otherLanguages()
    .filter(({ tag }) => languages.includes(tag))
    .map(({ tag, base, offer, close }) => (
      <aside key={tag} className="language-offer" lang={tag}>
        <a href={base + pathname} hrefLang={tag} rel="external">
          {offer}
        </a>
        <button type="button" className="consent-button">
          {close}
        </button>
      </aside>
    ))
}
