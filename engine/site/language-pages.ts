import path from 'node:path'
import { readIfThere } from '../process/read-if-there.ts'
import { siteFolder } from '../process/site-folder.ts'
import type { SiteFields } from '../schemas/site.ts'
import { entryFolders } from '../../model/entry-folders.ts'
import { listEntries, scalar, todayIn } from './entries.ts'
import { declaredPages, mainPageNames } from './pages.ts'
import { sectionsOf } from './site-module.ts'
import { readLayer } from '../languages/layers.ts'

/** A page that has its own file; further pages of lists of articles have none. */
export interface LanguagePage {
  path: string
  /** Its file, relative to the folder of its language. The same page in another language has the same name. */
  file: string
  /** The day of its last substantial edit, `YYYY-MM-DD`; empty if the file doesn't give it. */
  updated: string
}

/** The sections of a language, whose own site.yaml may override those of the main one. */
function sectionsIn(root: string, within: string, site: SiteFields) {
  const own = readLayer(root, `${siteFolder(root)}/${within}site.yaml`)?.value
  const { sections } = (own ?? {}) as { sections?: SiteFields['sections'] }
  return sectionsOf(Array.isArray(sections) ? { ...site, sections } : site)
}

/**
 * Lists the pages of a language that have files, whether or not these are valid.
 * @param within The folder of the language in the site's folder, with a trailing slash; empty for the main one.
 */
export function pagesOf(root: string, within: string, site: SiteFields): LanguagePage[] {
  const folder = path.join(root, siteFolder(root), within)
  const sections = sectionsIn(root, within, site)
  const declared = declaredPages(root)
  const isOn = (page: string): boolean =>
    declared.every(({ section, path: start }) => !section || !page.startsWith(start) || sections[section])
  const main = declared.flatMap(({ name, path: page, isLegal }) => {
    const file = isLegal ? `legal/${name}.md` : `pages/${name}.yaml`
    const text = isOn(page) ? readIfThere(path.join(folder, file)) : undefined
    return text === undefined ? [] : { path: page, file, updated: scalar(text, 'updated') }
  })
  const entries = listEntries(root, within, {
    today: todayIn(site.timeZone),
    sections,
    mainPages: mainPageNames(declared),
  }).filter(({ isPublic }) => isPublic)
  return [
    ...main,
    ...entries.map(({ folder: name, slug, updated }) => ({
      path: `${entryFolders[name]}${slug}/`,
      file: `${name}/${slug}.${name === 'pages' ? 'yaml' : 'md'}`,
      updated,
    })),
  ]
}
