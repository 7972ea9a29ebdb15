import { dataModule, type Modules } from './modules.ts'
import type { SiteLanguages } from './site-languages.ts'

/**
 * The modules about the site's languages: their names for the pages, and the pages of each for the build. Only a site
 * with several languages has the styles of the language switch.
 */
export const languageModules = ({ languages, pages }: SiteLanguages): Modules => ({
  'languages.ts': dataModule(
    { hasLanguages: languages.length > 0, languages },
    {
      hasLanguages: 'boolean',
      languages: "readonly import('../engine/site/site-languages.ts').SiteLanguage[]",
    },
  ),
  'language-pages.ts': dataModule(
    {
      languagePages: Object.fromEntries(
        Object.entries(pages).map(([tag, list]) => [tag, list.map((page) => page.path)]),
      ),
    },
    { languagePages: 'Readonly<Record<string, readonly string[]>>' },
  ),
  '_languages.scss':
    languages.length > 0 ? "@use '../components/language-switch/language-switch' as *;\n" : '',
})
