import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { hostFiles } from '../hosting/rules.ts'
import { BuildError } from '../process/build-error.ts'
import { readConfiguration, type HostedLanguage } from '../hosting/write-host-files.ts'
import { withBase } from '../../model/base-path.ts'
import { placedLanguages } from '../languages/placed.ts'
import { readSiteData } from '../site/read-data.ts'
import { assembleLanguage, languageRoot } from './assemble.ts'
import { filesIn, linkFile } from './sync-files.ts'
import { inOwnFiles } from './own-files.ts'
import { languageFolder } from '../languages/language-folder.ts'
import { readLanguages, type SiteLanguages } from '../site/site-languages.ts'

/** Files that a host has only at its root. `.htaccess` is not one: Apache reads it in each folder. */
const ofHost: ReadonlySet<string> = new Set([
  ...hostFiles,
  '.nojekyll',
  'robots.txt',
  '.well-known/security.txt',
])

/** The languages of the site and their pages. */
export function siteLanguages(root: string): SiteLanguages {
  const { site } = readSiteData(root)
  return site ? readLanguages(root, site) : []
}

/**
 * Builds the site in its further languages, one after another, each in a copy of the project. What has not changed
 * there since its last build is not made again.
 * @param flags The options of `npm run build`.
 * @throws {BuildError} If a build fails, after it has printed its errors, in which paths are those of the owner's
 * files.
 */
export async function buildLanguages(root: string, all: SiteLanguages, flags: readonly string[]) {
  for (const { tag, name } of all.slice(1)) {
    console.log(`\n${name} (${tag})`)
    // Each may take as much memory as the main build.
    // oxlint-disable-next-line no-await-in-loop
    await buildLanguage(root, tag, assembleLanguage(root, tag, all), flags)
  }
}

async function buildLanguage(root: string, tag: string, copy: string, flags: readonly string[]) {
  // SITE names a site of the project, not of the copy.
  const env = { ...process.env, SITE: undefined }
  const child = fork('scripts/run.ts', ['build', ...flags], { cwd: copy, env, silent: true })
  const forward = (stream: Readable | null, print: (line: string) => void) =>
    stream && createInterface(stream).on('line', (line) => print(inOwnFiles(line, root, tag)))
  forward(child.stdout, console.log)
  forward(child.stderr, console.error)
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new BuildError('A language could not be built', ['see its errors above'])
}

/** What hosts have to know about the languages that were built. */
export const hostedLanguages = (root: string): HostedLanguage[] =>
  placedLanguages.map(({ tag }) => {
    const built = path.join(languageRoot(root, tag), 'dist', 'client')
    return { ...readConfiguration(built), path: withBase(`/${languageFolder(tag)}/`) }
  })

/**
 * Puts the builds of the further languages into that of the main one.
 * @param folder The main language's files.
 */
export function placeLanguages(root: string, all: SiteLanguages, folder: string): void {
  for (const { tag } of all.slice(1)) {
    const built = path.join(languageRoot(root, tag), 'dist', 'client')
    const target = path.join(folder, languageFolder(tag))
    for (const file of filesIn(built))
      if (!ofHost.has(file)) linkFile(path.join(built, file), path.join(target, file))
    // Hosts look for the Markdown of the page /es/ at /es.md.
    linkFile(path.join(built, 'index.md'), `${target}.md`)
  }
}
