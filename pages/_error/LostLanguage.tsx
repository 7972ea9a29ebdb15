import { useSyncExternalStore } from 'react'
import { languageAt } from '#model/languages.ts'

const neverChanges = () => () => {}

/**
 * The home page of the language to whose folder the missing address belongs: hosts that have one not-found page for
 * a whole site (GitHub Pages, Vercel) show the main language's there, too.
 */
export function LostLanguage() {
  const language = useSyncExternalStore(
    neverChanges,
    () => languageAt(location.pathname),
    () => undefined,
  )
  return (
    language && (
      <p lang={language.tag}>
        <a href={`${language.base}/`} hrefLang={language.tag} rel="external">
          {language.name}
        </a>
      </p>
    )
  )
}
