import { useSyncExternalStore } from 'react'
import type { SiteMapGroup } from '#components/site-map/SiteMap.tsx'
import { withoutBase } from '#model/base-path.ts'
import { Link } from '#components/link/Link.tsx'
import { closestPage } from './closest-page.ts'
import { LostLanguage } from './LostLanguage.tsx'
import { useWordMatches } from './use-word-matches.ts'

interface SuggestionsProps {
  texts: { closest: string; matches: string }
  groups: readonly SiteMapGroup[]
}

const neverChanges = () => () => {}
const pathInBrowser = (): string | undefined => withoutBase(location.pathname)
// One pre-rendered page serves every unknown address, so only the browser knows which it was.
const pathAtBuild = (): string | undefined => undefined

/**
 * Suggests the page whose address is most like the one that was asked for, then what the search finds
 * by the words of that address.
 */
export function Suggestions({ texts, groups }: SuggestionsProps) {
  const path = useSyncExternalStore(neverChanges, pathInBrowser, pathAtBuild)
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
      {closest && (
        <p>
          {texts.closest}: <Link to={closest.href}>{closest.label}</Link>?
        </p>
      )}
      {matches.length > 0 && (
        <>
          <p>{texts.matches}:</p>
          <ul className="ticks">
            {matches.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
