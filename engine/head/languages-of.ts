import { languagePages } from '#.site/language-pages.ts'

const sets = Object.entries(languagePages).map(([tag, paths]) => [tag, new Set(paths)] as const)

/** The languages of a page that exists in several, that is, with the same path in each; otherwise none. */
export function languagesOf(path: string): string[] {
  const tags = sets.flatMap(([tag, paths]) => (paths.has(path) ? tag : []))
  return tags.length > 1 ? tags : []
}
