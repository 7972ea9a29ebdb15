import type { SystemProgram } from '../../packages/audits/browser/system-program.ts'
import { countPlaywright, countVitest, readCount, type Count } from './count-results.ts'

export interface Step {
  name: string
  /** A program of node_modules/.bin, or a script of this project, with its arguments. */
  command: readonly [string, ...string[]]
  /** Programs that it needs and npm doesn't install. The browser is not among them: see pinned-browser.ts. */
  needs?: readonly SystemProgram[]
  /** In addition to those of this process. */
  environment?: Readonly<Record<string, string>>
  /** A report of the tests that ran; a step without one counts as a single check. */
  report?: { file: string; count: (json: string) => Count }
  /** Doesn't need the processor to itself, and so runs beside one of the adjacent steps with the same flag. */
  isLight?: true
  /** If this step fails, later steps are pointless. */
  isRequired?: true
  /** Runs only in `npm run test:all`, because it takes minutes or measures speed. */
  isLong?: true
}

const report = (name: string, count: (json: string) => Count) => ({ file: `reports/${name}.json`, count })

/** A step that runs projects of vitest.config.ts. */
const vitest = (name: string, projects: readonly string[], more: Partial<Step> = {}): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=reports/${name}.json`,
  ],
  report: report(name, countVitest),
  ...more,
})

/** A step that runs a project of playwright.config.ts. */
const playwright = (name: string, project: string, more: Partial<Step> = {}): Step => ({
  name,
  command: ['playwright', 'test', `--project=${project}`],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: `reports/${project}.json` },
  report: report(project, countPlaywright),
  ...more,
})

/** The steps, of light ones the longest first, by the names that `npm run test:all -- NAME…` takes. docs/testing.md describes them. */
export const steps: readonly Step[] = [
  vitest('unit', ['unit', 'parts'], { isLight: true }),
  { name: 'types', command: ['tsc'], isLight: true },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], isLight: true },
  { name: 'styles', command: ['stylelint', '**/*.scss'], isLight: true },
  { name: 'format', command: ['oxfmt', '--check'], isLight: true },
  { name: 'build', command: ['scripts/run.ts', 'build'], isRequired: true },
  playwright('browser', 'commit', { isLight: true }),
  vitest('backend', ['backend'], { isLight: true }),
  vitest('site', ['site'], { isLight: true }),
  {
    name: 'lighthouse',
    command: ['scripts/run.ts', 'lighthouse', '--commit'],
    report: report('lighthouse', readCount),
  },

  vitest('builds', ['builds'], { isLong: true }),
  vitest('stopping', ['stopping'], { isLong: true }),
  vitest('hosts', ['hosts'], { isLong: true, needs: ['nginx', 'caddy', 'apache'] }),
  vitest('engines', ['engines'], { isLong: true, needs: ['firefox', 'webkit', 'miniBrowser', 'screen'] }),
  vitest('screen-reader', ['screen-reader'], {
    isLong: true,
    needs: ['firefox', 'orca', 'screen', 'bus', 'keys', 'locales'],
  }),
  playwright('everywhere', 'all', { isLong: true }),
  playwright('development', 'development', { isLong: true }),
  {
    name: 'accessibility',
    command: ['scripts/run.ts', 'audit-a11y'],
    report: report('accessibility', readCount),
    isLong: true,
  },
  {
    name: 'outside',
    command: ['scripts/run.ts', 'audit-outside'],
    report: report('outside', readCount),
    isLong: true,
  },
  { name: 'load', command: ['scripts/tools/load.ts'], isLong: true },
]
