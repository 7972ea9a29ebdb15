import { languagePages } from '#.site/language-pages.ts'

const sets = Object.entries(languagePages).map(([tag, paths]) => [tag, new Set(paths)] as const)

/** The languages that a page is in, if it is in several: the same file name in the same folder is the same page. */
export function languagesOf(path: string): string[] {
  const tags = sets.flatMap(([tag, paths]) => (paths.has(path) ? tag : []))
  return tags.length > 1 ? tags : []
}
