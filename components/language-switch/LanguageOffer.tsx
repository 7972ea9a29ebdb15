import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useData } from 'vike-react/useData'
import { wholeStyles } from '#components/app/whole-styles.ts'
import type { PageData } from '#components/seo/page-data.ts'
import { languageFor } from '#model/languages.ts'

/**
 * A line that offers this page in the browser's first language, until it is closed. It redirects nobody and stores
 * nothing. Only the app renders it, so it adds nothing to the pages' HTML.
 */
export function LanguageOffer() {
  const { pathname } = useLocation()
  const { languages: available = [] } = useData<PageData>().seo
  const [offered, setOffered] = useState<ReturnType<typeof languageFor>>()
  useEffect(() => {
    const asked = languageFor(navigator.language)
    if (!asked) return
    wholeStyles().then(
      () => setOffered(asked),
      // The footer has the link too.
      () => {},
    )
  }, [])
  if (!offered || !available.includes(offered.tag)) return null
  const { tag, name, base, offer, close } = offered
  return (
    <aside className="language-offer" lang={tag} aria-label={name}>
      <a href={base + pathname} hrefLang={tag} rel="external">
        {offer}
      </a>
      <button type="button" className="consent-button" onClick={() => setOffered(undefined)}>
        {close}
      </button>
    </aside>
  )
}
