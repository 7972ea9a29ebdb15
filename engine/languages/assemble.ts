import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { ContentError } from '../faults/fault.ts'
import { apart } from '../process/copy-project.ts'
import { linkOrCopy } from '../process/link-or-copy.ts'
import { ownFolder, siteFolder } from '../process/site-folder.ts'
import { layeredFiles, overlaid, readLayer } from './layers.ts'
import { languageFolder } from './language-folder.ts'
import { languagesFile, type SiteLanguages } from './site-languages.ts'

/** What a copy keeps from its last build, so that the next one makes only what has changed. */
const kept = new Set(['.cache', '.site', 'dist', 'node_modules'])
/** The sites of the project; the copy has one, in the owner's folder. */
const sites = new Set(['sites', ownFolder])

/** The folders of a site whose files have no words of a language, or are drawn and coded for all of them. */
const shared = /^(?:places|authors|drawings|map|parts|photos|public)\//

/**
 * Whether a language has a file of the main one where it has none of that name itself: everything but texts, such as
 * the pictures beside them.
 * @param file From the site's folder.
 */
export const isShared = (file: string): boolean => shared.test(file) || !/\.(?:md|ya?ml)$/.test(file)

/** The root of the copy in which a language is built. */
export const languageRoot = (root: string, tag: string): string =>
  path.join(root, '.cache', 'languages', languageFolder(tag))

/**
 * Puts together a copy of the project whose site speaks a further language: the main site with the language's own
 * files over it. It consists of links, so that it takes no space.
 * @param root The project's root.
 * @param tag The language.
 * @param languages All languages of the site, with their pages.
 * @returns The root of the copy.
 * @throws {ContentError} If the language's site.yaml or prices.yaml is no YAML.
 */
export function assembleLanguage(root: string, tag: string, languages: SiteLanguages): string {
  const copy = languageRoot(root, tag)
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(copy))
    if (!kept.has(name)) rmSync(path.join(copy, name), { recursive: true })
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const { name } = entry
    if (apart.has(name) || sites.has(name) || kept.has(name)) continue
    const files = entry.isDirectory()
      ? filesBelow(path.join(root, name)).map((file) => `${name}/${file}`)
      : [name]
    for (const file of files) linkFile(path.join(root, file), path.join(copy, file))
  }
  if (!existsSync(path.join(copy, 'node_modules')))
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  mkdirSync(path.dirname(path.join(copy, languagesFile)), { recursive: true })
  writeFileSync(path.join(copy, languagesFile), JSON.stringify(languages))
  assembleSite(root, tag, path.join(copy, ownFolder), languages)
  return copy
}

function assembleSite(root: string, tag: string, target: string, { languages }: SiteLanguages): void {
  const main = siteFolder(root)
  const own = `${main}/${languageFolder(tag)}`
  const folders = new Set(languages.map((language) => languageFolder(language.tag)))
  const isOfMain = (file: string): boolean => isShared(file) && !folders.has(file.split('/', 1)[0] ?? '')
  const files = new Map([
    ...filesBelow(path.join(root, main))
      .filter(isOfMain)
      .map((file) => [file, main] as const),
    ...filesBelow(path.join(root, own)).map((file) => [file, own] as const),
  ])
  for (const [file, folder] of files)
    if (!layeredFiles.has(file)) linkFile(path.join(root, folder, file), path.join(target, file))
  for (const name of layeredFiles) {
    const says = saidBy(root, [`${main}/${name}`, `${own}/${name}`])
    if (says === undefined) continue
    writeFileSync(path.join(target, name), stringify(name === 'site.yaml' ? siteOf(says, tag) : says))
  }
}

/** What layers say together; undefined if none of them is there. */
function saidBy(root: string, files: readonly string[]): unknown {
  const layers = files.flatMap((file) => readLayer(root, file) ?? [])
  const faults = layers.flatMap((layer) => layer.faults)
  if (faults.length > 0) throw new ContentError(faults)
  return layers.length === 0 ? undefined : layers.map(({ value }) => value).reduce(overlaid)
}

/** The address and the language follow from the main site; its editor is for all languages. */
function siteOf(fields: unknown, tag: string): object {
  const {
    url,
    editor,
    languages: _languages,
    ...said
  } = fields as {
    url: string
    editor?: object
    languages: unknown
  }
  return {
    ...said,
    url: `${url}/${languageFolder(tag)}`,
    language: tag,
    editor: { ...editor, enabled: false },
  }
}

/** The files in a folder and in those below it, with slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))

/** Links a file, in a folder that is made for it. */
export function linkFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  linkOrCopy(from, to)
}
