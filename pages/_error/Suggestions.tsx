import { useEffect, useState, useSyncExternalStore } from 'react'
import { wholeStyles } from '#components/app/whole-styles.ts'
import { Button } from '#components/button/Button.tsx'
import type { FoundPage } from '#components/search/search.ts'
import type { SiteMapGroup } from '#components/site-map/SiteMap.tsx'
import { withoutBase } from '#model/base-path.ts'
import { Link } from '#components/link/Link.tsx'
import { languageAt } from '#model/languages.ts'
import { openSearchLabel } from '#model/search.ts'
import { closestPage } from './closest-page.ts'

interface SuggestionsProps {
  texts: { closest: string; matches: string }
  groups: readonly SiteMapGroup[]
}

const neverChanges = () => () => {}

/** Reads something of the address after hydration: one pre-rendered page serves every unknown address. */
const useInBrowser = <Value,>(read: () => Value): Value | undefined =>
  useSyncExternalStore(neverChanges, read, () => undefined)

/** The search results for the words of an address; none until the search has loaded. */
function useWordMatches(path: string | undefined): readonly FoundPage[] {
  const [matches, setMatches] = useState<readonly FoundPage[]>([])
  useEffect(() => {
    if (path === undefined) return
    Promise.all([
      import('#components/search/load-search.ts').then(({ loadSearch }) => loadSearch()),
      wholeStyles(),
    ]).then(
      ([search]) => setMatches(search.suggest(path)),
      // The page lists the whole site anyway.
      () => {},
    )
  }, [path])
  return matches
}

/** Presses the button in the header, which loads the search and reports a failure. */
const openSearch = () => document.getElementById('search')?.click()

const searchButton = (
  <Button variant="outline" onClick={openSearch}>
    {openSearchLabel}
  </Button>
)

/**
 * Suggests the page whose address is most like the requested one, or the search if none is, then the search results for
 * the words of the address.
 */
export function Suggestions({ texts, groups }: SuggestionsProps) {
  const path = useInBrowser(() => withoutBase(location.pathname))
  const closest =
    path &&
    closestPage(
      path,
      groups.flatMap(({ pages }) => pages),
    )
  const matches = useWordMatches(path).filter((page) => !closest || page.path !== closest.href)
  return (
    <div className="suggestions">
      {SITE_HAS_LANGUAGES && <LostLanguage />}
      {closest ? (
        <p>
          {texts.closest}: <Link to={closest.href}>{closest.label}</Link>?
        </p>
      ) : (
        path && <p>{searchButton}</p>
      )}
      {matches.length > 0 && (
        <div>
          <p>{texts.matches}:</p>
          <ul className="ticks">
            {matches.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/**
 * Links to the home page of the language in whose folder the missing address is: hosts that allow one not-found page
 * for the whole site (GitHub Pages, Vercel) show the main language's page for every language.
 */
function LostLanguage() {
  const language = useInBrowser(() => languageAt(location.pathname))
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
