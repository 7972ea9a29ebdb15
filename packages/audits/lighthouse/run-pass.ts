import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withBase } from '../../../model/base-path.ts'
import type { Pass } from './passes.ts'

/** One assertion about one page, as Lighthouse CI reports it. */
export interface Assertion {
  url: string
  auditId: string
  auditProperty?: readonly string[]
  expected: number
  actual: number
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
  /** The folder with the reports of every run, as HTML and JSON. */
  folder: string
}

interface Options {
  /** Origin from which the site is served. */
  origin: string
  browser: string
  chromeFlags: string
}

const lhci = path.resolve('node_modules/@lhci/cli/src/cli.js')
const root = path.resolve('.cache/lighthouse')

/**
 * Has Lighthouse CI collect and assert one pass.
 * @throws {Error} If a page could not be measured at all.
 */
export async function runPass(pass: Pass, { origin, browser, chromeFlags }: Options): Promise<PassResult> {
  const work = path.join(root, pass.name.replaceAll(' ', '-'))
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const settings = {
    chromeFlags,
    ...(pass.categories && { onlyCategories: pass.categories }),
    ...(pass.audits && { onlyAudits: pass.audits }),
    ...(pass.disableFullPageScreenshot && { disableFullPageScreenshot: true }),
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
  if ((await run(work, 'collect')) !== 0) throw new Error(`Lighthouse could not measure: ${pass.name}`)
  await run(work, 'assert')
  const folder = path.join(work, '.lighthouseci')
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  return {
    pass,
    folder,
    assertions: read('assertion-results.json') as Assertion[],
    reports: readdirSync(folder)
      .filter((name) => /^lhr-\d+\.json$/.test(name))
      .map((name) => read(name) as Report),
  }
}

/** Runs one command of Lighthouse CI in a separate folder, where it keeps its files. */
async function run(folder: string, command: 'collect' | 'assert'): Promise<number> {
  // The table shows what the assertions found, so only `collect` prints its output.
  const stdio = ['ignore', command === 'collect' ? 'inherit' : 'ignore', 'ignore'] as const
  const child = spawn(process.execPath, [lhci, command, '--config=lighthouserc.json'], {
    cwd: folder,
    stdio: [...stdio],
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}
