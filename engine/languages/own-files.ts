import { existsSync } from 'node:fs'
import path from 'node:path'
import { ownFolder, siteFolder } from '../process/site-folder.ts'
import { isShared, languageRoot } from './assemble.ts'
import { layeredFiles, overlaid, pathInLayer, readLayer } from './layers.ts'
import { languageFolder } from './site-languages.ts'

/** A path in the copy's site, with the line and the field where it is that of a fault. */
const named = new RegExp(String.raw`(?<![\w/.-])${ownFolder}/([\w./@-]*\w)(?::(\d+)(?: ([\w.-]+):)?)?`, 'g')

/**
 * What the build of a language says, with the owner's files in place of those of its copy.
 * @param text With faults as `file:line field: problem`.
 * @param root The project's root.
 * @param tag The language.
 */
export function inOwnFiles(text: string, root: string, tag: string): string {
  const main = siteFolder(root)
  const own = `${main}/${languageFolder(tag)}`
  const isThere = (file: string): boolean => existsSync(path.join(root, file))
  return text
    .replaceAll(`${languageRoot(root, tag)}${path.sep}`, '')
    .replaceAll(named, (_, file: string, line?: string, field?: string) => {
      const end = field === undefined ? '' : ` ${field}:`
      if (layeredFiles.has(file)) {
        const place = placeOf(root, [`${main}/${file}`, `${own}/${file}`], field?.split('.') ?? [])
        return `${place.file}${line === undefined ? '' : `:${place.line}`}${end}`
      }
      const isOfMain = !isThere(`${own}/${file}`) && isShared(file) && isThere(`${main}/${file}`)
      return `${isOfMain ? main : own}/${file}${line === undefined ? '' : `:${line}`}${end}`
    })
}

/** Where a field of two layers is said: in the upper one if that says it. */
function placeOf(
  root: string,
  [lower = '', upper = '']: readonly string[],
  at: readonly string[],
): { file: string; line: number } {
  const [base, own] = [readLayer(root, lower), readLayer(root, upper)]
  const found = pathInLayer(overlaid(base?.value, own?.value), own?.value, at)
  return found
    ? { file: upper, line: own?.lineOf(found) ?? 1 }
    : { file: lower, line: base?.lineOf(at) ?? 1 }
}
