import { dataModule, type Modules } from './modules.ts'
import type { SiteLanguage, SiteLanguages } from './site-languages.ts'

/**
 * The modules by which pages know the site's languages: what the others are called, and for the build alone which
 * pages are in each and what offers them. The styles of the languages' own components belong to the stylesheet only where there are several.
 * @param own The language of this site's pages.
 */
export const languageModules = ({ languages, pages }: SiteLanguages, own: string): Modules => ({
  'languages.ts': dataModule(
    {
      hasLanguages: languages.length > 0,
      languages: languages.map(({ tag, name, base, home }) => ({ tag, name, base, home })),
    },
    {
      head: "import type { SiteLanguage } from '../engine/site/site-languages.ts'\n",
      types: { hasLanguages: 'boolean', languages: 'readonly SiteLanguage[]' },
    },
  ),
  'language-pages.ts': dataModule(
    {
      languagePages: Object.fromEntries(
        Object.entries(pages).map(([tag, list]) => [tag, list.map((page) => page.path)]),
      ),
      languageOffers: Object.fromEntries(languages.map(({ tag, offer, close }) => [tag, { offer, close }])),
    },
    {
      types: {
        languagePages: 'Readonly<Record<string, readonly string[]>>',
        languageOffers: "Readonly<Record<string, Record<'offer' | 'close', string>>>",
      },
    },
  ),
  '_languages.scss': languages.length > 0 ? styles(languages, own) : '',
})

/** The stylesheet of what only a site in several languages has. */
const styles = (languages: readonly SiteLanguage[], own: string): string => {
  const offered = languages
    .filter(({ tag }) => tag !== own)
    .map(({ tag }) => `[data-offer='${tag}'] [lang='${tag}'].language-offer`)
  return `@use '../components/language-switch/language-switch' as *;
@layer layout {
  ${offered.join(', ')} {
    display: block;
  }
}
`
}
