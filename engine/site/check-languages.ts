import { existsSync } from 'node:fs'
import path from 'node:path'
import { distance } from 'fastest-levenshtein'
import { faultIn, type Fault, type Source } from '../faults/fault.ts'
import { siteFolder } from '../process/site-folder.ts'
import type { SiteFields } from '../schemas/site.ts'
import { siteFolders } from './folder-files.ts'
import { readLayer } from '../languages/layers.ts'
import { languageFolder } from '../languages/language-folder.ts'
import type { SiteLanguages } from './site-languages.ts'
import type { LanguagePage } from './language-pages.ts'

/** Fields that an additional language's site.yaml can't set, since they follow from the main one. */
const fixed = ['url', 'language', 'languages', 'editor'] as const

/** A file name with at most this many different letters is taken for a misspelling. */
const nearly = 2

/** Checks the list of additional languages in site.yaml, and the folders that it names. */
export function languageFaults(root: string, source: Source & { data: SiteFields }): Fault[] {
  const { data } = source
  const folders = data.languages.map(languageFolder)
  return data.languages.flatMap((tag, index): Fault[] => {
    const folder = languageFolder(tag)
    const place = `${siteFolder(root)}/${folder}`
    const fault = (problem: string): Fault[] => [faultIn(source, ['languages', index], problem)]
    if (folder === languageFolder(data.language))
      return fault(`${tag} is the main language (language); expected another one`)
    if (folders.indexOf(folder) < index) return fault(`${tag} is in this list twice; expected it once`)
    if (siteFolders.includes(folder))
      return fault(`the folder ${place} is not for texts in ${tag}; expected a tag with a territory`)
    if (!existsSync(path.join(root, place)))
      return fault(
        `there is no folder ${place}; expected one with the texts in ${tag}, with the same names as in ${siteFolder(root)}`,
      )
    if (existsSync(path.join(root, siteFolder(root), 'public', folder)))
      return fault(
        `the files of ${siteFolder(root)}/public/${folder} have the addresses of its pages, /${folder}/; expected another folder there`,
      )
    return ownSiteFaults(root, `${place}/site.yaml`)
  })
}

function ownSiteFaults(root: string, file: string): Fault[] {
  const own = readLayer(root, file)
  if (!own?.value) return []
  const problem = 'this is set in the site.yaml of the main language; expected it only there'
  return fixed
    .filter((name) => Object.hasOwn(own.value as object, name))
    .map((name) => faultIn(own, [name], problem))
}

/**
 * Reports translations of missing pages whose file names are close to that of an untranslated page in the main
 * language, and are therefore probably misspelled.
 */
export function strayTranslations(root: string, [main, ...others]: SiteLanguages) {
  const originals = main?.pages ?? []
  return others.flatMap(({ tag, pages: own }) => {
    const lacking = missing(originals, own)
    return missing(own, originals).flatMap(({ file }): Fault[] => {
      const near = lacking.find((page) => distance(page.file, file) <= nearly)
      if (!near) return []
      const problem = `there is no page with this name in ${main?.tag}; expected ${path.basename(near.file)}, or a name that is less similar to it`
      const fault = { line: 1, field: 'file name', problem }
      return [{ file: `${siteFolder(root)}/${languageFolder(tag)}/${file}`, ...fault }]
    })
  })
}

/** The pages of one language that another lacks. */
export function missing(of: readonly LanguagePage[], from: readonly LanguagePage[]): LanguagePage[] {
  const known = new Set(from.map(({ file }) => file))
  return of.filter(({ file }) => !known.has(file))
}
