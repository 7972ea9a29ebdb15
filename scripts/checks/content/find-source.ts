import { globSync, readFileSync } from 'node:fs'

/** What stands in a source beside the words that the page shows. */
const markup = /[*_`[\]\\]|\]\([^)]*\)|\{\{[^}]*\}\}/g
const plain = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(markup, '').replace(/\s+/g, ' ')

/** Words that are enough to tell a text from the others. */
const enough = 6

interface Source {
  file: string
  lines: readonly string[]
}

let sources: readonly Source[] | undefined
const readSources = (): readonly Source[] =>
  (sources ??= globSync('content/**/*.{md,ts}')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').map(plain) })))

/**
 * Where in the content a text of a page is written, by its first words.
 * @returns `file:line`; nothing where a text is put together from several places.
 */
export function sourceOf(text: string): string | undefined {
  const words = plain(text).split(' ')
  for (let count = Math.min(words.length, enough); count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ')
    for (const { file, lines } of readSources()) {
      const index = lines.findIndex((line) => line.includes(start))
      if (index >= 0) return `${file}:${index + 1}`
    }
    if (count <= 3) return undefined
  }
  return undefined
}
