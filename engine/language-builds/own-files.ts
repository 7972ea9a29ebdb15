import { existsSync } from 'node:fs'
import path from 'node:path'
import { ownFolder, siteFolder } from '../process/site-folder.ts'
import { isShared, languageRoot } from './assemble.ts'
import { layeredFiles, overlaid, pathInLayer, readLayer } from '../languages/layers.ts'
import { languageFolder } from '../languages/language-folder.ts'

/** A path in the copy's site, with the line and field if it is part of a fault. */
const named = new RegExp(String.raw`(?<![\w/.-])${ownFolder}/([\w./@-]*\w)(?::(\d+)(?: ([\w.-]+):)?)?`, 'g')

/**
 * The output of a language's build, with the paths of the owner's files in place of those in its copy.
 * @param text The output, with faults as `file:line field: problem`.
 */
export function inOwnFiles(text: string, root: string, tag: string): string {
  const main = siteFolder(root)
  const own = `${main}/${languageFolder(tag)}`
  const isThere = (file: string): boolean => existsSync(path.join(root, file))
  return text
    .replaceAll(`${languageRoot(root, tag)}${path.sep}`, '')
    .replaceAll(named, (_, file: string, line?: string, field?: string) => {
      const isOfMain = !isThere(`${own}/${file}`) && isShared(file) && isThere(`${main}/${file}`)
      const place = layeredFiles.has(file)
        ? placeOf(root, [`${main}/${file}`, `${own}/${file}`], field?.split('.') ?? [])
        : { file: `${isOfMain ? main : own}/${file}`, line, field }
      if (line === undefined) return place.file
      return `${place.file}:${place.line}${field === undefined ? '' : ` ${place.field}:`}`
    })
}

/** Where a field, or else its nearest ancestor, is set in two layers: in the upper one if it is set there. */
function placeOf(
  root: string,
  [lower = '', upper = '']: readonly string[],
  at: readonly string[],
): { file: string; line: number; field: string } {
  const [base, own] = [readLayer(root, lower), readLayer(root, upper)]
  const whole = overlaid(base?.value, own?.value)
  for (let length = at.length; length > 0; length -= 1) {
    const rest = at.slice(length)
    const part = at.slice(0, length)
    const [inOwn, inBase] = [own, base].map((layer) => pathInLayer(whole, layer?.value, part))
    if (own && inOwn) return { file: upper, line: own.lineOf(inOwn), field: [...inOwn, ...rest].join('.') }
    if (base && inBase) return { file: lower, line: base.lineOf(at), field: at.join('.') }
  }
  return { file: own ? upper : lower, line: 1, field: at.join('.') }
}
