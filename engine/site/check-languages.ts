import { existsSync } from 'node:fs'
import path from 'node:path'
import { distance } from 'fastest-levenshtein'
import type { Fault } from '../faults/fault.ts'
import type { YamlFile } from '../faults/read-yaml.ts'
import { siteFolder } from '../process/site-folder.ts'
import type { SiteFields } from '../schemas/site.ts'
import { siteFolders } from './folder-files.ts'
import { readLayer } from '../languages/layers.ts'
import { languageFolder } from '../languages/language-folder.ts'
import type { SiteLanguages } from './site-languages.ts'
import type { LanguagePage } from './language-pages.ts'

/** What site.yaml of a further language can't say: it follows from the main one. */
const fixed = ['url', 'language', 'languages', 'editor'] as const

/** A name with this many other letters is more likely misspelled than another page's. */
const nearly = 2

type SiteFile = Pick<YamlFile, 'file' | 'lineOf'> & { data: SiteFields }

/**
 * Checks the list of further languages, and the folders that it names.
 * @param root The project's root.
 * @param source The site's site.yaml.
 */
export function languageFaults(root: string, { file, lineOf, data }: SiteFile): Fault[] {
  const folders = data.languages.map(languageFolder)
  return data.languages.flatMap((tag, index): Fault[] => {
    const folder = languageFolder(tag)
    const place = `${siteFolder(root)}/${folder}`
    const fault = (problem: string): Fault[] => [
      { file, line: lineOf(['languages', index]), field: `languages.${index}`, problem },
    ]
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
  const names = Object.keys((own?.value as object | null | undefined) ?? {})
  return fixed
    .filter((name) => names.includes(name))
    .map((field) => {
      const problem = 'this is set in the site.yaml of the main language; expected it only there'
      return { file, line: own?.lineOf([field]) ?? 1, field, problem }
    })
}

/**
 * Reports files whose names are nearly that of a page in the main language which has no translation: a translation of
 * a page that is not there.
 */
export function strayTranslations(
  root: string,
  { languages: [main, ...others], pages }: SiteLanguages,
): Fault[] {
  const originals = pages[main?.tag ?? ''] ?? []
  return others.flatMap(({ tag }) => {
    const own = pages[tag] ?? []
    const lacking = missing(originals, own)
    return missing(own, originals).flatMap(({ file }): Fault[] => {
      const near = lacking.find((page) => distance(page.file, file) <= nearly)
      const problem = `there is no page of this name in ${main?.tag}; expected ${path.basename(near?.file ?? '')}, or a name that is less like it`
      return near
        ? [
            {
              file: `${siteFolder(root)}/${languageFolder(tag)}/${file}`,
              line: 1,
              field: 'file name',
              problem,
            },
          ]
        : []
    })
  })
}

/** The pages of one language that another one lacks. */
export function missing(of: readonly LanguagePage[], from: readonly LanguagePage[]): LanguagePage[] {
  const known = new Set(from.map(({ file }) => file))
  return of.filter(({ file }) => !known.has(file))
}
