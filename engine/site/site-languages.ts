import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { capitalized } from '../../model/capitalized.ts'
import { basePathOf } from '../../model/site-address.ts'
import { siteFolder } from '../process/site-folder.ts'
import type { SiteFields } from '../schemas/site.ts'
import { dataModule, type Modules } from './modules.ts'
import { readWords, wordsOf } from './words.ts'
import { languageFolder } from '../languages/language-folder.ts'
import { pagesOf, type LanguagePage } from './language-pages.ts'

/** A language of a site, as pages in the others present it. */
export interface SiteLanguage {
  /** As site.yaml names it (BCP 47). */
  tag: string
  /** Its own name for itself, such as Español. */
  name: string
  /** The path of its pages, such as `/es`; empty for the main language of a site at the root of its host. */
  base: string
  /** The text of a link to its home page, for pages that it lacks. */
  home: string
  /** The text of a link to the same page, for visitors whose browser prefers this language. */
  offer: string
  /** The name of the button that closes that offer. */
  close: string
}

/** The languages of a site with the pages in each, the main one first; none if the site has only one. */
export type SiteLanguages = readonly (SiteLanguage & { pages: readonly LanguagePage[] })[]

/**
 * The file that tells a copy of the project for one language about all of them. It is in the cache, because it contains
 * days of edits, which change often and must not cause a new bundle.
 */
export const languagesFile = '.cache/languages.json'

/** A language's name for itself, with its territory only if the site also has it for another territory. */
function nameOf(tag: string, all: readonly string[]): string {
  const { language } = new Intl.Locale(tag)
  const isAlone = all.filter((other) => new Intl.Locale(other).language === language).length === 1
  return new Intl.DisplayNames(tag, { type: 'language' }).of(isAlone ? language : tag) ?? tag
}

/**
 * Finds the languages of the site, and the pages in each.
 * @param root The project's root, or that of a copy for one language (assemble.ts), which has {@link languagesFile}.
 */
export function readLanguages(root: string, site: SiteFields): SiteLanguages {
  const told = path.join(root, languagesFile)
  if (existsSync(told)) return JSON.parse(readFileSync(told, 'utf8')) as SiteLanguages
  if (site.languages.length === 0) return []
  const tags = [site.language, ...site.languages]
  return tags.map((tag) => {
    const subfolder = tag === site.language ? '' : languageFolder(tag)
    const spoken = nameOf(tag, tags)
    const name = capitalized(spoken, tag)
    const folder = path.posix.join(siteFolder(root), subfolder)
    // Faults in them are reported when that language is built.
    const { home, offer, close } = wordsOf(readWords(root, tag, folder).files)['languages'] as Record<
      'home' | 'offer' | 'close',
      string
    >
    return {
      tag,
      name,
      base: basePathOf(site.url) + (subfolder && `/${subfolder}`),
      home: home.replace('{language}', name),
      offer: offer.replace('{language}', spoken),
      close,
      pages: pagesOf(root, subfolder && `${subfolder}/`, site),
    }
  })
}

/**
 * The modules about the site's languages: their names for the pages, and the pages of each for the build. Only a site
 * with several languages has the styles of the language switch.
 */
export const languageModules = (all: SiteLanguages): Modules => ({
  'languages.ts': dataModule(
    { hasLanguages: all.length > 0, languages: all.map(({ pages: _pages, ...language }) => language) },
    {
      hasLanguages: 'boolean',
      languages: "readonly import('../engine/site/site-languages.ts').SiteLanguage[]",
    },
  ),
  'language-pages.ts': dataModule(
    { languagePages: Object.fromEntries(all.map(({ tag, pages }) => [tag, pages.map((page) => page.path)])) },
    { languagePages: 'Readonly<Record<string, readonly string[]>>' },
  ),
  '_languages.scss': all.length > 0 ? "@use '../components/language-switch/language-switch' as *;\n" : '',
})
