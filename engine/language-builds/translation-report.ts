import { languageFolder } from '../languages/language-folder.ts'
import { missing } from '../site/check-languages.ts'
import type { SiteLanguages } from '../site/site-languages.ts'

/** A line for each page that has no translation, only a translation, or one older than the original. */
export function translationReport([main, ...others]: SiteLanguages): string[] {
  const originals = main?.pages ?? []
  return others.flatMap(({ tag, pages: own }) => {
    const byFile = new Map(own.map((page) => [page.file, page]))
    return [
      ...missing(originals, own).map(({ file }) => `${tag}: ${file} is not translated`),
      ...missing(own, originals).map(({ file }) => `${tag}: ${file} exists in this language only`),
      ...originals.flatMap(({ file, updated }) => {
        const translation = byFile.get(file)
        return translation && translation.updated < updated
          ? [
              `${tag}: ${languageFolder(tag)}/${file} was updated on ${translation.updated}, its original on ${updated}`,
            ]
          : []
      }),
    ]
  })
}
