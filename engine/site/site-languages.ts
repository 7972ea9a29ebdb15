import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { basePathOf } from '../../model/site-address.ts'
import { siteFolder } from '../process/site-folder.ts'
import type { SiteFields } from '../schemas/site.ts'
import { readWords, wordsOf } from './words.ts'
import { languageFolder } from '../languages/language-folder.ts'
import { pagesOf, type LanguagePage } from './language-pages.ts'

/** A language of a site, as the pages of the others speak of it. */
export interface SiteLanguage {
  /** As site.yaml names it (BCP 47). */
  tag: string
  /** In itself: Español. */
  name: string
  /** Where its pages are, from the host's root: `/es`, empty for the main one of a site that has the whole host. */
  base: string
  /** The words of a link to its home page, where a page is not in it. */
  home: string
  /** The words of a link to the same page, for those whose browser asks for this language. */
  offer: string
  /** Closes that offer. */
  close: string
}

/** The languages of a site, the main one first; none where it has only that one. */
export interface SiteLanguages {
  languages: readonly SiteLanguage[]
  /** The pages in each language, by its tag. */
  pages: Readonly<Record<string, readonly LanguagePage[]>>
}

/**
 * Where a copy of the project for one language is told of all of them. It lies in the cache, because days of edits,
 * which change often, must not make a new bundle.
 */
export const languagesFile = '.cache/languages.json'

/** What a language calls itself within a sentence; with its territory where the site has it in another territory, too. */
function nameOf(tag: string, all: readonly string[]): string {
  const { language } = new Intl.Locale(tag)
  const isAlone = all.filter((other) => new Intl.Locale(other).language === language).length === 1
  return new Intl.DisplayNames(tag, { type: 'language' }).of(isAlone ? language : tag) ?? tag
}

const capitalized = (name: string, tag: string): string =>
  name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)

/**
 * Finds the languages of the site and which pages are in each. They are known before any page is rendered.
 * @param root The project's root, or that of a copy for one of the languages (assemble.ts), which has been told.
 */
export function readLanguages(root: string, site: SiteFields): SiteLanguages {
  const told = path.join(root, languagesFile)
  if (existsSync(told)) return JSON.parse(readFileSync(told, 'utf8')) as SiteLanguages
  if (site.languages.length === 0) return { languages: [], pages: {} }
  const tags = [site.language, ...site.languages]
  const folderOf = (tag: string): string => (tag === site.language ? '' : languageFolder(tag))
  const languages = tags.map((tag): SiteLanguage => {
    const spoken = nameOf(tag, tags)
    const name = capitalized(spoken, tag)
    const folder = path.posix.join(siteFolder(root), folderOf(tag))
    // Faults in them are reported when that language is built.
    const { home, offer, close } = wordsOf(readWords(root, tag, folder).files)['languages'] as Record<
      'home' | 'offer' | 'close',
      string
    >
    return {
      tag,
      name,
      base: basePathOf(site.url) + (folderOf(tag) && `/${folderOf(tag)}`),
      home: home.replace('{language}', name),
      offer: offer.replace('{language}', spoken),
      close,
    }
  })
  const pages = tags.map((tag) => [tag, pagesOf(root, folderOf(tag) && `${folderOf(tag)}/`, site)])
  return { languages, pages: Object.fromEntries(pages) as SiteLanguages['pages'] }
}
