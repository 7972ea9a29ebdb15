import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** The folders in .gitignore, except `.site`, whose modules the build writes. */
const ignored = new Set(
  readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/') && line !== '.site/')
    .map((line) => line.slice(0, -1)),
)

/** The project's files that match a pattern, without those that Git ignores; works in a copy without Git too. */
export const projectFiles = (pattern: string): string[] =>
  globSync(pattern, { exclude: (file) => ignored.has(file) || ignored.has(path.basename(file)) })

/** The names of everything that a module imports in any way, types included, as written there. */
export function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Only those whose name is a string.
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(source.slice(start, end))?.[1] ?? [],
    ),
  ]
}
