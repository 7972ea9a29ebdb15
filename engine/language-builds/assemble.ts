import { existsSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { ContentError } from '../faults/fault.ts'
import { apart } from '../process/copy-project.ts'
import { ownFolder, siteFolder } from '../process/site-folder.ts'
import { layeredFiles, overlaid, readLayer } from '../languages/layers.ts'
import { languageFolder } from '../languages/language-folder.ts'
import { languagesFile, type SiteLanguages } from '../site/site-languages.ts'
import { filesIn, syncFiles, type Source } from './sync-files.ts'

/** What a copy keeps from its last build, so that the next one only has to make what has changed. */
const kept = new Set(['.cache', '.site', 'dist', 'node_modules'])
/** What a copy doesn't need: the project's sites, since it has its own, and what no build needs. */
const unwanted = new Set([...apart, 'sites', 'docs', ownFolder])

/** The folders of a site that all languages share. */
const shared = /^(?:places|authors|drawings|map|parts|photos|public)\//

/**
 * Whether a language uses the main language's file if it has none of the same name: everything but texts, such as the
 * pictures beside them.
 * @param file The path in the site's folder.
 */
export const isShared = (file: string): boolean => shared.test(file) || !/\.(?:md|ya?ml)$/.test(file)

/** The root of the copy in which a language is built. */
export const languageRoot = (root: string, tag: string): string =>
  path.join(root, '.cache', 'languages', languageFolder(tag))

/**
 * Assembles a copy of the project whose site is in a further language: the main site, with the language's own files
 * over it. The copy consists of links, so that it takes no space.
 * @param languages All languages of the site, with their pages.
 * @returns The root of the copy.
 * @throws {ContentError} If the language's site.yaml or prices.yaml is not valid YAML.
 */
export function assembleLanguage(root: string, tag: string, languages: SiteLanguages): string {
  const copy = languageRoot(root, tag)
  const project = filesIn(root, (name) => !name.startsWith('.') && !unwanted.has(name))
  const files = new Map<string, Source>([
    ...linksTo(root, project),
    ...filesOfSite(root, tag, languages).map(([file, source]) => [`${ownFolder}/${file}`, source] as const),
    [languagesFile, { text: JSON.stringify(languages) }],
  ])
  syncFiles(copy, files, (name) => !kept.has(name))
  if (!existsSync(path.join(copy, 'node_modules')))
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

const linksTo = (folder: string, files: readonly string[]) =>
  files.map((file): [string, Source] => [file, { from: path.join(folder, file) }])

/** The files of the site in a language, by their paths in the site's folder. Of two with the same, the later counts. */
function filesOfSite(root: string, tag: string, languages: SiteLanguages): [string, Source][] {
  const main = siteFolder(root)
  const own = `${main}/${languageFolder(tag)}`
  const folders = new Set(languages.map((language) => languageFolder(language.tag)))
  const ofMain = filesIn(path.join(root, main), (name) => !folders.has(name)).filter(isShared)
  const layers = [...layeredFiles].flatMap((name): [string, Source][] => {
    const says = saidBy(root, [`${main}/${name}`, `${own}/${name}`])
    if (says === undefined) return []
    return [[name, { text: stringify(name === 'site.yaml' ? siteOf(says, tag) : says) }]]
  })
  return [
    ...linksTo(path.join(root, main), ofMain),
    ...linksTo(path.join(root, own), filesIn(path.join(root, own))),
    ...layers,
  ]
}

/** The combined value of some layers; undefined if none of them exists. */
function saidBy(root: string, files: readonly string[]): unknown {
  const layers = files.flatMap((file) => readLayer(root, file) ?? [])
  const faults = layers.flatMap((layer) => layer.faults)
  if (faults.length > 0) throw new ContentError(faults)
  return layers.map(({ value }) => value).reduce<unknown>(overlaid, undefined)
}

/** The settings of a language's site. The address follows from the main site, whose editor is for all languages. */
function siteOf(fields: unknown, tag: string): object {
  const { languages: _languages, ...said } = fields as { url: string; editor?: object; languages: unknown }
  const url = `${said.url}/${languageFolder(tag)}`
  return { ...said, url, language: tag, editor: { ...said.editor, enabled: false } }
}
