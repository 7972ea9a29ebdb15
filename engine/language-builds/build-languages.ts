import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { hostFiles } from '../hosting/hidden-files.ts'
import { BuildError } from '../process/build-error.ts'
import { readRedirects } from '../hosting/headers-file.ts'
import { readHeaders, type HostedLanguage } from '../hosting/write-host-files.ts'
import { withBase } from '../../model/base-path.ts'
import { placedLanguages } from '../languages/placed.ts'
import { readSiteData } from '../site/read-data.ts'
import { assembleLanguage, languageRoot } from './assemble.ts'
import { filesIn, linkFile } from './sync-files.ts'
import { inOwnFiles } from './own-files.ts'
import { languageFolder } from '../languages/language-folder.ts'
import { readLanguages, type SiteLanguages } from '../site/site-languages.ts'

/** What a host has once, at its root. Apache reads a `.htaccess` in each folder. */
const ofHost: ReadonlySet<string> = new Set([
  ...hostFiles,
  '.nojekyll',
  'robots.txt',
  '.well-known/security.txt',
])

/** The languages of the site and their pages, with what the build needs to know of their files. */
export function siteLanguages(root: string): SiteLanguages {
  const { site } = readSiteData(root)
  return site ? readLanguages(root, site) : { languages: [], pages: {} }
}

/**
 * Builds the site in its further languages, one after the other, each in a copy of the project: what has not changed
 * there since its last build is not made again.
 * @param root The project's root.
 * @param flags The options of `npm run build`.
 * @throws {BuildError} If one of them fails, after it has printed why, with the owner's files.
 */
export async function buildLanguages(
  root: string,
  all: SiteLanguages,
  flags: readonly string[],
): Promise<void> {
  for (const { tag, name } of all.languages.slice(1)) {
    console.log(`\n${name} (${tag})`)
    // Each of them may take all the memory that the main one takes.
    // oxlint-disable-next-line no-await-in-loop
    await buildLanguage(assembleLanguage(root, tag, all), flags, (line) => inOwnFiles(line, root, tag))
  }
}

async function buildLanguage(
  copy: string,
  flags: readonly string[],
  shown: (line: string) => string,
): Promise<void> {
  // SITE is about the project's own sites.
  const env = { ...process.env, SITE: undefined }
  const child = fork('scripts/run.ts', ['build', ...flags], { cwd: copy, env, silent: true })
  const forward = (stream: Readable | null, print: (line: string) => void) =>
    stream && createInterface(stream).on('line', (line) => print(shown(line)))
  forward(child.stdout, console.log)
  forward(child.stderr, console.error)
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new BuildError('A language could not be built', ['see its errors above'])
}

/** What hosts have to know of the languages that were built. */
export const hostedLanguages = (root: string): HostedLanguage[] =>
  placedLanguages.map(({ tag }) => {
    const built = path.join(languageRoot(root, tag), 'dist', 'client')
    return {
      path: withBase(`/${languageFolder(tag)}/`),
      headers: readHeaders(built),
      redirects: readRedirects(built),
    }
  })

/**
 * Puts what was built in the further languages below the main one.
 * @param folder The folder of the main one's files.
 */
export function placeLanguages(
  root: string,
  { languages: [, ...others] }: SiteLanguages,
  folder: string,
): void {
  for (const { tag } of others) {
    const built = path.join(languageRoot(root, tag), 'dist', 'client')
    const target = path.join(folder, languageFolder(tag))
    for (const file of filesIn(built))
      if (!ofHost.has(file)) linkFile(path.join(built, file), path.join(target, file))
    // Where hosts look for the Markdown of a page that is a folder.
    linkFile(path.join(built, 'index.md'), `${target}.md`)
  }
}
