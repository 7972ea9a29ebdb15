import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useData } from 'vike-react/useData'
import { wholeStyles } from '#components/app/whole-styles.ts'
import type { PageData } from '#components/seo/page-data.ts'
import { otherLanguages } from '#model/languages.ts'
import { site } from '#model/site.ts'

/** The part of a tag that says the language, whatever its territory (BCP 47). */
const primary = (tag: string) => tag.split('-')[0]

/** The language of the site that the browser asks for first; undefined if it is the page's own. */
function askedLanguage() {
  const asked = primary(navigator.language)
  return asked === primary(site.language)
    ? undefined
    : otherLanguages().find(({ tag }) => primary(tag) === asked)
}

/**
 * A line that offers this page in the browser's first language, until it is closed. Nobody is sent anywhere, and
 * nothing is stored. It comes with the app, so that pages carry nothing for it.
 */
export function LanguageOffer() {
  const { pathname } = useLocation()
  const { languages: available = [] } = useData<PageData>().seo
  const [offered, setOffered] = useState<ReturnType<typeof askedLanguage>>()
  useEffect(() => {
    const asked = askedLanguage()
    if (!asked) return
    wholeStyles().then(
      () => setOffered(asked),
      // Its footer has the link, too.
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
