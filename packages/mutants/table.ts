import path from 'node:path'

/** What became of one change of the code: the part of Stryker's result that is used here. */
export interface Mutant {
  /** From the root of the file system. */
  fileName: string
  status: string
}

const noticed = new Set(['Killed', 'Timeout'])
const counted = new Set([...noticed, 'Survived', 'NoCoverage'])

/** `engine/schemas` of `engine/schemas/pages/about.ts`: the first two folders. */
const roomOf = (file: string): string =>
  path.relative('.', file).split('/').slice(0, -1).slice(0, 2).join('/')

/**
 * A line for each room, and one for all: how many mutants there were, and how many of them the tests noticed. Those
 * that Stryker leaves out, or that don't compile, count as none.
 */
export function tableOf(results: readonly Mutant[]): string {
  const rooms = Map.groupBy(
    results.filter(({ status }) => counted.has(status)),
    ({ fileName }) => roomOf(fileName),
  )
  const line = (name: string, mutants: readonly Mutant[]): string => {
    const killed = mutants.filter(({ status }) => noticed.has(status)).length
    const share = ((100 * killed) / mutants.length).toFixed(0)
    return `| ${name} | ${killed} of ${mutants.length} | ${share}% |`
  }
  const lines = [...rooms].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [...lines, ['all of these', [...rooms.values()].flat()] as const]
    .map(([name, mutants]) => line(name, mutants))
    .join('\n')
}
