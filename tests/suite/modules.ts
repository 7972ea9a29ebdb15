import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** What .gitignore leaves out, but for `.site`, which the site's own modules are written into. */
const ignored = new Set(
  readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/') && line !== '.site/')
    .map((line) => line.slice(0, -1)),
)

/** The project's files whose paths match, without those that Git ignores; a copy without Git has the same. */
export const projectFiles = (pattern: string): string[] =>
  globSync(pattern, { exclude: (file) => ignored.has(file) || ignored.has(path.basename(file)) })

/** What a module imports in any way, types included, as it is written there. */
export function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Only those of a name that is written out.
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(source.slice(start, end))?.[1] ?? [],
    ),
  ]
}
