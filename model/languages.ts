import { languages } from '../.site/languages.ts'
import { basePath } from './base-path.ts'
import { site } from './site.ts'

/** The languages that the pages are not in. */
export const otherLanguages = () => languages.filter(({ tag }) => tag !== site.language)

/**
 * The further language in whose folder an address is.
 * @param pathname From the host's root.
 * @returns Undefined if it's in none of them, or in that of this site's own pages.
 */
export const languageAt = (pathname: string) =>
  otherLanguages().find(({ base }) => base.length > basePath.length && pathname.startsWith(`${base}/`))

/**
 * The addresses of one page in its languages, for search engines.
 * @param path Of the page, without the folder of a language.
 * @param tags The languages that it is in.
 * @returns One for each language, and the main one's for everybody else.
 */
export function alternatesOf(path: string, tags: readonly string[]): { hreflang: string; href: string }[] {
  const all = languages
    .filter(({ tag }) => tags.includes(tag))
    .map(({ tag, base }) => ({ hreflang: tag, href: new URL(site.url).origin + base + path }))
  return [...all, ...all.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))]
}
