import { globSync, readFileSync } from 'node:fs'
import { siteFolder } from '../../../engine/process/site-folder.ts'

/** Markup in source files, which pages do not show. */
const markup = /[*_`[\]\\]|\]\([^)]*\)|\{\{[^}]*\}\}/g
const plain = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(markup, '').replace(/\s+/g, ' ')

/** How many words are enough to identify a text, and how many are needed, if it has as many. */
const [enough, needed] = [6, 3]

interface Source {
  file: string
  lines: readonly string[]
}

let sources: readonly Source[] | undefined
const readSources = (): readonly Source[] =>
  (sources ??= globSync([`${siteFolder(process.cwd())}/**/*.{md,yaml,ts}`, 'interface/*.yaml'])
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').map(plain) })))

/**
 * Finds a page's text in the content, by its first words.
 * @returns `file:line`; undefined if the text is assembled from several places.
 */
export function sourceOf(text: string): string | undefined {
  const words = plain(text).split(' ')
  for (let count = Math.min(words.length, enough); count >= Math.min(words.length, needed); count -= 1) {
    const start = words.slice(0, count).join(' ')
    for (const { file, lines } of readSources()) {
      const index = lines.findIndex((line) => line.includes(start))
      if (index >= 0) return `${file}:${index + 1}`
    }
  }
  return undefined
}
