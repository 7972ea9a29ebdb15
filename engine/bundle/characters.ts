import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { siteFolder } from '../process/site-folder.ts'

/** Folders, beside the site's own, whose text can appear on a page. */
const sources = ['model', '.site', 'components', 'pages', 'renderer']

const beyondAscii = /[^\0-\x7F]/gu

/** Every character in the site's sources, plus all of ASCII for what visitors type. */
export function charactersOf(root: string): string {
  const characters = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)))
  for (const folder of [siteFolder(root), ...sources]) {
    if (!existsSync(path.join(root, folder))) continue
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(md|ya?ml|tsx?|json)$/.test(file)) continue
      const text = readFileSync(path.join(root, folder, file), 'utf8')
      for (const character of text.match(beyondAscii) ?? []) characters.add(character)
    }
  }
  return [...characters].toSorted().join('')
}
