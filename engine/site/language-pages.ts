import path from 'node:path'
import { readIfThere } from '../process/read-if-there.ts'
import { siteFolder } from '../process/site-folder.ts'
import { sectionNames, type SiteFields } from '../schemas/site.ts'
import { entryFolders, listEntries, scalar, todayIn } from './entries.ts'
import { declaredPages, mainPageNames } from './pages.ts'
import { sectionsOf } from './site-module.ts'
import { readLayer } from '../languages/layers.ts'

/** A page that has a file of its own; the lists of articles beyond the first have none. */
export interface LanguagePage {
  path: string
  /** Its file, from the folder of its language: the same name in another language is the same page. */
  file: string
  /** The day of its last real edit, `YYYY-MM-DD`; empty where the file does not say it. */
  updated: string
}

/** Which sections a language has: its own site.yaml may name others. */
function sectionsIn(root: string, within: string, site: SiteFields) {
  const own = readLayer(root, `${siteFolder(root)}/${within}site.yaml`)?.value as
    | { sections?: unknown }
    | undefined
  const named = own?.sections
  return sectionsOf(
    Array.isArray(named) ? { ...site, sections: sectionNames.filter((name) => named.includes(name)) } : site,
  )
}

/**
 * Lists the pages of a language that have files, whether or not they are right.
 * @param root The project's root.
 * @param within The folder of the language in the site's folder, with a slash at its end; empty for the main one.
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
  const { published } = listEntries(root, within, {
    today: todayIn(site.timeZone),
    sections,
    mainPages: mainPageNames(declared),
  })
  const entries = Object.entries(entryFolders).flatMap(([name, start]) =>
    (published[name] ?? []).map(({ slug, updated }) => ({
      path: `${start}${slug}/`,
      file: `${name}/${slug}.${name === 'pages' ? 'yaml' : 'md'}`,
      updated,
    })),
  )
  return [...main, ...entries]
}
