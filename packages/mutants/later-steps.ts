import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import path from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { newCopy, type ProjectCopy } from '../../tests/project-copy.ts'

/** The steps of `npm test`, besides the unit tests, that may notice a change without a browser. */
const later = [['build', 'site'], ['backend']]
/** Milliseconds after which a change counts as noticed: it has made something wait forever. */
const longest = 600_000

/** The text of a file with the change; Stryker counts lines and columns from 1. */
export function changed(text: string, { location, replacement = '' }: MutantResult): string {
  const lines = text.split('\n')
  const offset = ({ line, column }: { line: number; column: number }) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1)
  return text.slice(0, offset(location.start)) + replacement + text.slice(offset(location.end))
}

/** Whether all steps pass in the copy, up to the first that does not. */
async function passAll(copy: ProjectCopy): Promise<boolean> {
  for (const steps of later) {
    const command = ['scripts/run.ts', 'test', ...steps]
    const child = spawn(process.execPath, command, { cwd: copy.folder, stdio: 'ignore', timeout: longest })
    // oxlint-disable-next-line no-await-in-loop -- Those after one that fails would tell nothing new.
    const [status] = (await once(child, 'exit')) as [number | null]
    if (status !== 0) return false
  }
  return true
}

/**
 * Tries changes that the unit tests did not notice in copies of the project, where the later steps run.
 * @returns The results, in which a change that a step noticed is killed.
 */
export async function tryLaterSteps(
  mutants: readonly MutantResult[],
  concurrency: number,
): Promise<MutantResult[]> {
  const results = [...mutants]
  const missed = results.flatMap(({ status }, index) =>
    status === 'Survived' || status === 'NoCoverage' ? [index] : [],
  )
  // The copies share it.
  const queue = missed.values()
  const work = async () => {
    const copy = newCopy('mutants')
    cpSync('tests', copy.at('tests'), { recursive: true })
    if (!(await passAll(copy))) throw new Error('Without any change, a step fails: npm run test:all')
    for (const index of queue) {
      const mutant = results[index]!
      const file = path.relative('.', mutant.fileName)
      const text = copy.read(file)
      copy.write(file, changed(text, mutant))
      // oxlint-disable-next-line no-await-in-loop -- A copy can hold one change at a time.
      if (!(await passAll(copy))) results[index] = { ...mutant, status: 'Killed' }
      copy.write(file, text)
      console.log(
        `${results[index]?.status ?? ''} ${file}:${mutant.location.start.line} ${mutant.replacement ?? ''}`,
      )
    }
    copy.remove()
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}
