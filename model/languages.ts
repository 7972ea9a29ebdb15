import { languages } from '../.site/languages.ts'
import { basePath } from './base-path.ts'
import { site } from './site.ts'

/** The site's languages other than that of these pages. */
export const otherLanguages = () => languages.filter(({ tag }) => tag !== site.language)

/**
 * The other language whose folder an address is in.
 * @param pathname Starts at the host's root.
 * @returns Undefined if the address is in none of them, or among these pages.
 */
export const languageAt = (pathname: string) =>
  otherLanguages().find(({ base }) => base.length > basePath.length && pathname.startsWith(`${base}/`))

/** The language of a tag, without its region (BCP 47). */
const primary = (tag: string) => tag.split('-')[0]

/**
 * The other language to offer to a visitor.
 * @param asked The browser's first language (BCP 47); its region doesn't matter.
 * @returns Undefined if there is none, or if these pages are in it.
 */
export const languageFor = (asked: string) =>
  primary(asked) === primary(site.language)
    ? undefined
    : otherLanguages().find(({ tag }) => primary(tag) === primary(asked))

/**
 * The addresses of one page in its languages, for search engines.
 * @param path The page's path, without a language's folder.
 * @returns One address for each language, and the first again as the default.
 */
export function alternatesOf(path: string, tags: readonly string[]): { hreflang: string; href: string }[] {
  const all = languages
    .filter(({ tag }) => tags.includes(tag))
    .map(({ tag, base }) => ({ hreflang: tag, href: new URL(site.url).origin + base + path }))
  return [...all, ...all.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))]
}
