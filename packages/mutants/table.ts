import path from 'node:path'

/** The part of Stryker's result for one change of the code that is used here. */
interface Mutant {
  /** An absolute path. */
  fileName: string
  status: string
}

const noticed = new Set(['Killed', 'Timeout'])
const counted = new Set([...noticed, 'Survived', 'NoCoverage'])

/** `engine/schemas` of `engine/schemas/pages/plain.ts`: the first two folders. */
const folderOf = (file: string): string =>
  path.relative('.', file).split('/').slice(0, -1).slice(0, 2).join('/')

/**
 * A table with a line for each folder, and one for all: how many mutants there were, and how many of them the tests
 * noticed. Mutants that Stryker ignored, or that don't compile or run, are not counted.
 */
export function tableOf(results: readonly Mutant[]): string {
  const folders = Map.groupBy(
    results.filter(({ status }) => counted.has(status)),
    ({ fileName }) => folderOf(fileName),
  )
  const line = (name: string, mutants: readonly Mutant[]): string => {
    const killed = mutants.filter(({ status }) => noticed.has(status)).length
    const share = ((100 * killed) / mutants.length).toFixed(0)
    return `| ${name} | ${killed} of ${mutants.length} | ${share}% |`
  }
  const lines = [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [...lines, ['all of these', [...folders.values()].flat()] as const]
    .map(([name, mutants]) => line(name, mutants))
    .join('\n')
}
