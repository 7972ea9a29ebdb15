import { spawn } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { copyProject } from '../../engine/process/copy-project.ts'
import { exitStatus } from '../../engine/process/run-in-process.ts'

/** The steps of `npm test`, besides the unit tests, that notice changes without a browser. */
const later = ['build', 'site', 'backend'] as const

/** Those of them that run the code of a file. */
function stepsOf(file: string): readonly string[] {
  if (file.startsWith('supabase/')) return ['backend']
  return /^(?:contract|engine\/(?:process|serve))\//.test(file) ? later : ['build', 'site']
}

/** Milliseconds after which a change counts as noticed: it has made something wait forever. */
const longest = 600_000

/** The text of a file with the change; Stryker counts lines and columns from 1. */
export function changed(text: string, { location, replacement }: MutantResult): string {
  const lines = text.split('\n')
  const offset = ({ line, column }: { line: number; column: number }) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1)
  return text.slice(0, offset(location.start)) + replacement + text.slice(offset(location.end))
}

/** What a copy of the project creates itself, or doesn't need. */
const apart = new Set(['.cache', '.git', 'dist', 'node_modules', 'reports'])

async function passes(copy: string, steps: readonly string[]): Promise<boolean> {
  const command = ['scripts/run.ts', 'test', ...steps]
  const child = spawn(process.execPath, command, { cwd: copy, stdio: 'ignore', timeout: longest })
  return (await exitStatus(child)) === 0
}

/** Tries changes that the unit tests did not notice in copies of the project, where the later steps run; prints each. */
export async function tryLaterSteps(mutants: readonly MutantResult[], concurrency: number): Promise<void> {
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  let noticed = 0
  // The copies share it.
  const queue = missed.values()
  const work = async () => {
    using folder = mkdtempDisposableSync(path.resolve('.cache', 'mutants-'))
    const copy = folder.path
    copyProject('.', copy, apart)
    if (!(await passes(copy, later))) throw new Error('Without any change, a step fails: npm run test:all')
    for (const mutant of queue) {
      const name = path.relative('.', mutant.fileName)
      const file = path.join(copy, name)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, changed(text, mutant))
      // What an earlier build has kept would hide the change.
      rmSync(path.join(copy, '.cache'), { recursive: true, force: true })
      // oxlint-disable-next-line no-await-in-loop -- A copy can hold one change at a time.
      const isNoticed = !(await passes(copy, stepsOf(name)))
      if (isNoticed) noticed += 1
      writeFileSync(file, text)
      console.log(
        `${isNoticed ? 'Killed' : 'Survived'} ${name}:${mutant.location.start.line} ${mutant.replacement}`,
      )
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  console.log(`\nThe later steps noticed ${noticed} of these ${missed.length} changes.`)
}
