import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { countPlaywright, countVitest, type Count } from './count-results.ts'

interface Step {
  name: string
  /** An npm script of package.json with its arguments, as `npm run` takes them. */
  command: readonly string[]
  /** A report that says how many tests ran; a step without one counts as a single check. */
  report?: { file: string; count: (json: string) => Count }
  /** Whether later steps are pointless when this one fails. */
  isRequired?: boolean
}

const vitest = (project: string): Step['report'] => ({ file: `reports/${project}.json`, count: countVitest })
const vitestArgs = (project: string): string[] => [
  'test:unit',
  '--',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile=reports/${project}.json`,
]

const steps: readonly Step[] = [
  { name: 'format', command: ['format:check'] },
  { name: 'lint', command: ['lint'] },
  { name: 'styles', command: ['lint:styles'] },
  { name: 'types', command: ['types'] },
  { name: 'unit tests', command: vitestArgs('unit'), report: vitest('unit')! },
  { name: 'tests of the backend', command: vitestArgs('backend'), report: vitest('backend')! },
  { name: 'build', command: ['build'], isRequired: true },
  { name: 'faults of the build', command: vitestArgs('faults'), report: vitest('faults')! },
  { name: 'tests on real hosts', command: vitestArgs('hosts'), report: vitest('hosts')! },
  { name: 'tests of the built site', command: vitestArgs('site'), report: vitest('site')! },
  {
    name: 'byte budget',
    command: ['budget'],
    report: { file: 'reports/budget.json', count: countVitest },
  },
  {
    name: 'content audit',
    command: ['audit:content'],
    report: { file: 'reports/content.json', count: countVitest },
  },
  {
    name: 'search audit',
    command: ['audit:seo'],
    report: { file: 'reports/seo.json', count: countVitest },
  },
  {
    name: 'accessibility audit',
    command: ['audit:a11y'],
    report: { file: 'reports/accessibility.json', count: countVitest },
  },
  {
    name: 'browser tests',
    command: ['test:browser'],
    report: { file: 'reports/browser.json', count: countPlaywright },
  },
  {
    name: 'Lighthouse',
    command: ['lighthouse:test'],
    report: { file: 'reports/lighthouse.json', count: countVitest },
  },
]

/** Runs every step, also after one has failed, and adds up what passed and failed. */
export function runSuite(): Count {
  rmSync('reports', { recursive: true, force: true })
  mkdirSync('reports', { recursive: true })
  const total = { passed: 0, failed: 0 }
  const lines: string[] = []
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const started = performance.now()
    const { status } = spawnSync('npm', ['run', '--silent', ...step.command], { stdio: 'inherit' })
    const count = countOf(step, status === 0)
    total.passed += count.passed
    total.failed += count.failed
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    lines.push(
      `${step.name.padEnd(28)} ${String(count.passed).padStart(6)} passed ${String(count.failed).padStart(4)} failed  ${seconds.padStart(6)} s`,
    )
    if (count.failed > 0 && step.isRequired) break
  }
  console.log(`\n${lines.join('\n')}`)
  return total
}

/** What a step contributes. A runner that failed without a failed test still counts as a failure. */
function countOf({ report }: Step, succeeded: boolean): Count {
  if (!report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  let count: Count
  try {
    count = report.count(readFileSync(report.file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1 }
  }
  const ranNothing = count.passed + count.failed === 0
  return { passed: count.passed, failed: Math.max(count.failed, succeeded && !ranNothing ? 0 : 1) }
}
