import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import { parse, stringify } from 'yaml'
import { formatFault } from '../faults/fault.ts'
import { readWords } from '../site/words.ts'
import { ownFolder } from '../process/site-folder.ts'
import { readAnswers, withoutEmpty, type Answers } from './answers.ts'
import { ask } from './ask.ts'
import { furtherLanguages, plain, starterNames } from './starters.ts'
import { writeSite } from './write-site.ts'

interface SetupOptions {
  /** The project's root. */
  root: string
  /** The file with the answers; without one, they are asked for. */
  file: string | undefined
  /** Whether an existing folder may be moved aside. */
  replace: boolean
  /** The folder in `sites` to begin with, if it isn't among the answers. */
  starter: string | undefined
}

/**
 * Asks for or reads the answers, makes the owner's folder from them, and lists what is left to do. No work is ever
 * lost: an existing folder is kept beside the new one.
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
  // A separate process reads the new folder.
  spawnSync(process.execPath, ['scripts/run.ts', 'check-launch'], { cwd: root, stdio: 'inherit' })
  for (const line of untranslatedIn(root)) console.log(`\n${line}`)
  console.log('\nNext: npm run dev, then the texts. docs/re-branding.md explains the rest.')
  return 0
}

/** What the theme lacks in the language of the new site, one line each. */
function untranslatedIn(root: string): readonly string[] {
  const settings = readFileSync(path.join(root, ownFolder, 'site.yaml'), 'utf8')
  return readWords(root, (parse(settings) as { language: string }).language).untranslated
}

/** The answers from the terminal, or a message if the user left, by Ctrl-C or at the end of piped input. */
const asked = async (root: string, named: string | undefined): Promise<Answers | string> => {
  const said: Record<string, unknown> = {}
  return ask(root, named, said).catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error
    return `You left before the last question.${keptIn(root, withoutEmpty(said))}`
  })
}

/** Keeps unfinished answers in a new file. @returns A sentence that says where; empty if there are hardly any. */
function keptIn(root: string, said: Record<string, unknown>): string {
  const names = Object.keys(said)
  const file = 'answers.yaml'
  if (names.length < 3 || existsSync(path.join(root, file))) return ''
  writeFileSync(path.join(root, file), stringify(said))
  return ` Your ${names.length} answers are in ${file}: add the others, as docs/re-branding.md shows, then run npm run setup -- --answers ${file}`
}

/** Reports why a command has not made the owner's folder. @returns The exit status. */
export function refuse(reason: string): number {
  console.error(`Nothing was written.\n${reason}`)
  return 1
}

function refusalOf(root: string, replace: boolean, starter?: string): string | undefined {
  const starters = starterNames(root)
  if (starter !== undefined && !starters.includes(starter))
    return `There is no sites/${starter}; the closest is ${closest(starter, starters)}.`
  if (replace || !existsSync(path.join(root, ownFolder))) return undefined
  return `There is already a folder ${ownFolder}. With --replace, it is moved aside, and a new one is made.`
}

/** The answers, or what is wrong with them. */
function fromFile(root: string, file: string, named: string | undefined): Answers | string {
  if (!existsSync(file)) return `There is no file ${file}.`
  let starter = plain
  const result = readAnswers(file, readFileSync(file, 'utf8'), (said) => {
    starter = named ?? said ?? plain
    // refusalOf reports a missing starter.
    return starterNames(root).includes(starter) ? furtherLanguages(root, starter) : undefined
  })
  return 'answers' in result
    ? result.answers
    : [refusalOf(root, true, starter) ?? [], result.faults.map((fault) => `  ${formatFault(fault)}`)]
        .flat(2)
        .join('\n')
}
