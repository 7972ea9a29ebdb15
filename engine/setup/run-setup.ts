import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { formatFault } from '../faults/fault.ts'
import { readAnswers, type Answers } from './answers.ts'
import { ask } from './ask.ts'
import { setUp } from './set-up.ts'

interface SetupOptions {
  /** The project's root. */
  root: string
  /** The file of answers; without one, they are asked for. */
  file: string | undefined
  force: boolean
}

/** What setup writes over. */
const owned = ['content', 'styles/tokens', 'public']

/** Files of the owner that git doesn't have yet. Nothing where there is no git. */
function uncommitted(root: string): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...owned], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/**
 * Asks or reads the answers, writes what follows from them, and lists what is left to do.
 * @returns The exit status.
 */
export async function runSetup({ root, file, force }: SetupOptions): Promise<number> {
  const changed = force ? [] : uncommitted(root)
  if (changed.length > 0) {
    console.error(
      `These files have changes that aren't committed, and setup writes over some of them:\n${changed.join('\n')}\nCommit them first, or add --force.`,
    )
    return 1
  }
  const answers = file === undefined ? await ask() : fromFile(file)
  if (!answers) return 1
  console.log(
    `Written:\n${setUp(root, answers)
      .map((name) => `  ${name}`)
      .join('\n')}\n`,
  )
  // In a process of its own: this one still has the old configuration.
  spawnSync(process.execPath, ['scripts/run.ts', 'check-launch'], { cwd: root, stdio: 'inherit' })
  console.log('\nNext: npm run dev, then the texts. docs/re-branding.md goes through the rest.')
  return 0
}

function fromFile(file: string): Answers | undefined {
  const result = readAnswers(file, readFileSync(file, 'utf8'))
  if ('answers' in result) return result.answers
  console.error(`Nothing was written.\n${result.faults.map((fault) => `  ${formatFault(fault)}`).join('\n')}`)
  return undefined
}
