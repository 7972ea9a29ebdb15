import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs'
import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import type { Fault } from '../faults/fault.ts'
import { languageTag } from '../schemas/values.ts'
import { siteFolder } from '../process/site-folder.ts'

/** Files with texts or data: in the wrong place, they would be left out without anybody noticing. */
const written = /\.(?:md|markdown|mdown|mdx|ya?ml|json|txt|rtf|docx?|odt)$/i

/** The folders of a site, other than those of its additional languages. */
export const siteFolders =
  'services case-studies locations blog jobs legal pages places authors drawings map parts photos public'.split(
    ' ',
  )

/**
 * Reports folders of a site that contain texts but are not read.
 * @param languages The folders of its additional languages.
 */
export function strayFolders(root: string, languages: readonly string[]): Fault[] {
  const site = siteFolder(root)
  const folders = [...siteFolders, ...languages]
  return readdirSync(path.join(root, site), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !folders.includes(entry.name))
    .flatMap(({ name }): Fault[] => {
      const [text] = textsBelow(path.join(root, site, name))
      if (text === undefined) return []
      const hint = languageTag.safeParse(name).success
        ? `expected ${name} under languages in site.yaml`
        : `did you mean ${site}/${closest(name, folders)}?`
      const problem = `nothing reads ${site}/${name}; ${hint}`
      return [{ file: `${site}/${name}/${text}`, line: 1, field: 'folder', problem }]
    })
}

/**
 * Lists the names of the files of one kind in a folder of the site, and the faults of everything else in it.
 * @param folder Within the site's folder, such as `blog`.
 * @param extension The files' extension, without the dot.
 */
export function filesIn(root: string, folder: string, extension: string) {
  const at = path.join(root, siteFolder(root), folder)
  const names: string[] = []
  const faults: Fault[] = []
  if (!existsSync(at)) return { names, faults }
  const place = `${siteFolder(root)}/${folder}`
  const report = (name: string, problem: string) =>
    faults.push({ file: `${place}/${name}`, line: 1, field: 'file', problem })
  for (const entry of readdirSync(at, { withFileTypes: true })) {
    const { name } = entry
    // Such as the locks of editors and the metadata of macOS.
    if (name.startsWith('.')) continue
    const problem = problemOf(entry, root, extension)
    if (problem) report(name, problem)
    else if (entry.isDirectory()) {
      for (const inner of textsBelow(path.join(at, name)))
        report(`${name}/${inner}`, `only files directly in ${place} are read; expected it there`)
    } else if (name.endsWith(`.${extension}`)) names.push(name)
    else if (written.test(name))
      report(name, `${place} may contain only .${extension} files; expected that ending`)
  }
  return { names, faults }
}

/** Why an entry of a folder can't be read as a file; undefined if it can. */
function problemOf(entry: Dirent, root: string, extension: string): string | undefined {
  if (entry.isDirectory())
    return entry.name.endsWith(`.${extension}`) ? 'this is a folder; expected a file' : undefined
  if (!entry.isSymbolicLink()) return undefined
  const at = path.join(entry.parentPath, entry.name)
  if (!existsSync(at)) return 'this is a broken link; expected the file itself'
  if (!realpathSync(at).startsWith(`${realpathSync(root)}${path.sep}`))
    return 'this is a link to a file outside the project; expected the file itself'
  return statSync(at).isDirectory() ? 'this is a link to a folder; expected a file' : undefined
}

/** The text files in a folder and its subfolders. Pictures may be anywhere. */
const textsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => written.test(name) && statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile(),
    )
    .map((name) => name.replaceAll(path.sep, '/'))
