import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Count } from './count-results.ts'
import type { Step } from './steps.ts'

interface Outcome {
  step: Step
  count: Count
  seconds: number
}

/** Runs all steps, unless a required one fails, and prints their results. @returns The sum of their tests. */
export async function runSteps(steps: readonly Step[]): Promise<Count> {
  mkdirSync('reports', { recursive: true })
  for (const { report } of steps) if (report) rmSync(report.file, { force: true })
  const outcomes: Outcome[] = []
  for (const turn of inTurns(steps)) {
    if (turn.length > 1) console.log(`\nTwo at a time: ${turn.map(({ name }) => name).join(', ')}`)
    const queue = turn.values()
    const lane = async () => {
      // oxlint-disable-next-line no-await-in-loop -- More steps at once would compete for the processors.
      for (const step of queue) outcomes.push(await runStep(step))
    }
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([lane(), lane()])
    if (outcomes.some(({ step, count }) => step.isRequired && count.failed > 0)) break
  }
  console.log(`\n${outcomes.map(formatOutcome).join('\n')}`)
  const sum = (key: keyof Count) => outcomes.reduce((total, { count }) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/** Groups adjacent light steps, which run two at a time; every other step is a group by itself. */
function inTurns(steps: readonly Step[]): Step[][] {
  const turns: Step[][] = []
  for (const step of steps) {
    const last = turns.at(-1)
    if (step.isLight && last?.[0]?.isLight) last.push(step)
    else turns.push([step])
  }
  return turns
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now()
  const [program, ...args] = step.command
  const command: [string, string[]] = program.endsWith('.ts')
    ? [process.execPath, [program, ...args]]
    : [path.join('node_modules/.bin', program), args]
  const child = spawn(...command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.environment },
  })
  // Since light steps run side by side, the output of each is printed in one piece at its end.
  const chunks: Buffer[] = []
  const show = (chunk: Buffer) => void (step.isLight ? chunks.push(chunk) : process.stdout.write(chunk))
  if (!step.isLight) console.log(`\n── ${step.name}`)
  child.stdout.on('data', show)
  child.stderr.on('data', show)
  const [status] = (await once(child, 'close')) as [number | null]
  if (step.isLight) console.log(`\n── ${step.name}\n${Buffer.concat(chunks).toString().trimEnd()}`)
  return { step, count: countOf(step, status === 0), seconds: (performance.now() - started) / 1000 }
}

/** A step's count. A runner that fails without a failed test, or that runs no tests, counts as one failure. */
function countOf({ report }: Step, succeeded: boolean): Count {
  if (!report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!existsSync(report.file)) return { passed: 0, failed: 1 }
  const count = report.count(readFileSync(report.file, 'utf8'))
  const isSound = succeeded && count.passed + count.failed > 0
  return { passed: count.passed, failed: Math.max(count.failed, isSound ? 0 : 1) }
}

const formatOutcome = ({ step, count, seconds }: Outcome): string =>
  `${step.name.padEnd(16)} ${String(count.passed).padStart(6)} passed ${String(count.failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`
