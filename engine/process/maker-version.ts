import { hash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * A hash of what cached files are made with, besides what they are made from.
 * @param code The folder of the code that makes them; its tests don't count.
 * @param packages The packages whose versions can change them.
 * @param others Paths of further files that they depend on.
 */
export function makerVersion(
  root: string,
  code: string,
  packages: readonly string[],
  others: readonly string[] = [],
): string {
  const sources = readdirSync(code).filter((name) => !name.endsWith('.test.ts'))
  const files = [
    ...sources.toSorted().map((name) => path.join(code, name)),
    ...packages.map((name) => path.join(root, 'node_modules', name, 'package.json')),
    ...others,
  ]
  return hash('sha256', Buffer.concat(files.map((file) => readFileSync(file))))
}
