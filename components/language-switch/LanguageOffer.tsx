import { languageOffers } from '#.site/language-pages.ts'
import { otherLanguages } from '#model/languages.ts'

interface Props {
  path: string
  /** The languages that the page is in. */
  languages: readonly string[]
}

/**
 * A line above the page for each other language that it is in. The script in the head (offer-language.ts) shows the
 * one that the browser asks for, before the first paint, so that nothing moves. It stands outside the app, which needs
 * no code for it, and goes with the page that it is about (renderer/+onPageTransitionStart.client.ts).
 */
export const LanguageOffer = ({ path, languages }: Props) =>
  otherLanguages()
    .filter(({ tag }) => languages.includes(tag))
    .map(({ tag, name, base }) => (
      <aside key={tag} className="language-offer" lang={tag} aria-label={name}>
        <a href={base + path} hrefLang={tag} rel="external">
          {languageOffers[tag]?.offer}
        </a>
        <button type="button" className="consent-button">
          {languageOffers[tag]?.close}
        </button>
      </aside>
    ))
