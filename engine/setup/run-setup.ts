import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import { formatFault } from '../faults/fault.ts'
import { ownFolder } from '../process/site-folder.ts'
import { readAnswers, type Answers } from './answers.ts'
import { ask } from './ask.ts'
import { furtherLanguages, plain, starterNames } from './starters.ts'
import { writeSite } from './write-site.ts'

interface SetupOptions {
  /** The project's root. */
  root: string
  /** The file of answers; without one, they are asked for. */
  file: string | undefined
  /** Whether a folder that is there may be moved aside. */
  replace: boolean
  /** The folder of `sites` to begin with, if it isn't among the answers. */
  starter: string | undefined
}

/**
 * Asks or reads the answers, makes the owner's folder from them, and lists what is left to do. Work is never lost:
 * a folder that is there stays, beside the new one.
 * @returns The exit status.
 */
export async function runSetup({ root, file, replace, starter: named }: SetupOptions): Promise<number> {
  const refusal = refusalOf(root, replace, named)
  if (refusal) return refuse(refusal)
  const answers = file === undefined ? await asked(root, named) : fromFile(root, file, named)
  if (typeof answers === 'string') return refuse(answers)
  const starter = named ?? answers.starter ?? plain
  const unknown = refusalOf(root, replace, starter)
  if (unknown) return refuse(unknown)
  const before = writeSite(root, starter, answers)
  if (before) console.log(`What was in ${ownFolder} is now in ${before}.`)
  console.log(`Written: ${ownFolder}, from sites/${starter}.\n`)
  // In a process of its own, which reads the new folder.
  spawnSync(process.execPath, ['scripts/run.ts', 'check-launch'], { cwd: root, stdio: 'inherit' })
  console.log('\nNext: npm run dev, then the texts. docs/re-branding.md explains the rest.')
  return 0
}

/** The answers of whoever sits at the terminal, or that they have left: Ctrl-C, or the end of what was piped in. */
const asked = async (root: string, named: string | undefined): Promise<Answers | string> =>
  ask(root, named).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') return 'You left the questions.'
    throw error
  })

function refuse(reason: string): number {
  console.error(`Nothing was written.\n${reason}`)
  return 1
}

function refusalOf(root: string, replace: boolean, starter?: string): string | undefined {
  const starters = starterNames(root)
  if (starter !== undefined && !starters.includes(starter))
    return `There is no sites/${starter}; the closest is ${closest(starter, starters)}.`
  if (replace || !existsSync(path.join(root, ownFolder))) return undefined
  return `There is a folder ${ownFolder} already. With --replace, it is moved aside and a new one made.`
}

/** The answers, or what is wrong with them. */
function fromFile(root: string, file: string, named: string | undefined): Answers | string {
  if (!existsSync(file)) return `There is no file ${file}.`
  const result = readAnswers(file, readFileSync(file, 'utf8'), (said) => {
    const starter = named ?? said ?? plain
    // A starter that is not there is reported by itself.
    return starterNames(root).includes(starter) ? furtherLanguages(root, starter) : undefined
  })
  return 'answers' in result
    ? result.answers
    : result.faults.map((fault) => `  ${formatFault(fault)}`).join('\n')
}
