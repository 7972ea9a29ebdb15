import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exitStatus } from '../../../engine/process/run-in-process.ts'
import { withBase } from '../../../model/base-path.ts'
import { chromeFlags, type Pass } from './passes.ts'

/** The result of one assertion about one page, in Lighthouse CI's format. */
export interface Assertion {
  url: string
  auditId: string
  auditProperty?: string | readonly string[]
  expected: number
  /** Missing if Lighthouse could not measure it. */
  actual: number | null
  passed: boolean
}

/** The parts of a Lighthouse report that the table shows. */
export interface Report {
  requestedUrl: string
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

export interface PassResult {
  pass: Pass
  assertions: readonly Assertion[]
  reports: readonly Report[]
  /** The folder with the reports of all loads, as HTML and JSON. */
  folder: string
}

const lhci = path.resolve('node_modules/@lhci/cli/src/cli.js')
const root = path.resolve('.cache/lighthouse')

/** On a busy machine, an audit that waits for the browser for a fixed time may give up. */
const attempts = 3

/**
 * Runs one pass with Lighthouse CI, again if something could not be measured.
 * @param origin The origin from which the site is served.
 * @throws {Error} If a page could not be measured at all.
 */
export async function runPass(pass: Pass, origin: string, browser: string): Promise<PassResult> {
  const work = path.join(root, pass.name.replaceAll(' ', '-'))
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const settings = {
    chromeFlags,
    ...(pass.steady && {
      onlyCategories: pass.steady.categories,
      onlyAudits: pass.steady.audits,
      disableFullPageScreenshot: true,
    }),
    ...(pass.device === 'desktop' && { preset: 'desktop' }),
  }
  const collect = {
    url: pass.paths.map((page) => `${origin}${withBase(page)}`),
    numberOfRuns: pass.runs,
    chromePath: browser,
    settings,
  }
  const assert = { assertions: pass.assertions, includePassedAssertions: true }
  writeFileSync(path.join(work, 'lighthouserc.json'), JSON.stringify({ ci: { collect, assert } }))
  const folder = path.join(work, '.lighthouseci')
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  let assertions: Assertion[] = []
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Another attempt is made only if this one fails.
    if ((await run(work, 'collect')) !== 0) throw new Error(`Lighthouse could not measure: ${pass.name}`)
    // oxlint-disable-next-line no-await-in-loop
    await run(work, 'assert')
    assertions = read('assertion-results.json') as Assertion[]
    if (assertions.every(({ actual }) => actual !== null)) break
  }
  return {
    pass,
    folder,
    assertions,
    reports: readdirSync(folder)
      .filter((name) => /^lhr-\d+\.json$/.test(name))
      .map((name) => read(name) as Report),
  }
}

/** Runs one command of Lighthouse CI in the folder where it keeps its files. @returns The exit code. */
async function run(folder: string, command: 'collect' | 'assert'): Promise<number> {
  // The table shows the results of the assertions, so only `collect` prints its output.
  const child = spawn(process.execPath, [lhci, command, '--config=lighthouserc.json'], {
    cwd: folder,
    stdio: ['ignore', command === 'collect' ? 'inherit' : 'ignore', 'ignore'],
  })
  return exitStatus(child)
}
