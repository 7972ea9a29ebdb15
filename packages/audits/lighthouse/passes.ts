import { readFileSync } from 'node:fs'
import { templates } from '../site/templates.ts'

export const devices = ['mobile', 'desktop'] as const
type Device = (typeof devices)[number]

/** The limits of one assertion, in Lighthouse CI's format. */
interface Limits {
  minScore?: number
  maxNumericValue?: number
  maxLength?: number
  aggregationMethod?: 'median'
}
type Assertions = Readonly<Record<string, readonly [level: 'error', limits: Limits]>>

/** One run of Lighthouse CI. */
export interface Pass {
  name: string
  paths: readonly string[]
  device: Device
  runs: number
  /**
   * What to run if not everything: these categories, and audits besides theirs. Their results are the same on a busy
   * machine, so the pass may run in parallel with others.
   */
  steady?: { categories: readonly string[]; audits: readonly string[] }
  assertions: Assertions
}

interface Budget {
  /** One page of each template that the site has; for the sample, `npx lhci autorun` measures the same pages. */
  paths: readonly string[]
  runs: number
  chromeFlags: string
  assertions: Assertions
}

interface LighthouseRc {
  ci: {
    collect: { numberOfRuns: number; settings: { chromeFlags: string } }
    assert: { assertions: Assertions }
  }
}

/** Reads the budget from Lighthouse CI's own file, so that `npx lhci autorun` and these commands agree. */
export function readBudget(): Budget {
  const { collect, assert } = (JSON.parse(readFileSync('lighthouserc.json', 'utf8')) as LighthouseRc).ci
  return {
    paths: Object.values(templates).filter((route) => route !== templates['not-found']),
    runs: collect.numberOfRuns,
    chromeFlags: collect.settings.chromeFlags,
    assertions: assert.assertions,
  }
}

/** Passes that check the whole budget for some pages, one for each device. */
export const budgetPasses = (budget: Budget, paths: readonly string[], chosen: readonly Device[]): Pass[] =>
  chosen.map((device) => ({
    name: device,
    paths,
    device,
    runs: budget.runs,
    assertions: budget.assertions,
  }))

/** The assertions that depend on the machine's speed. */
const timed: ReadonlySet<string> = new Set(['categories:performance', 'total-blocking-time'])

/** The prefix of assertions about categories; others have the form `audit` or `audit:property`. */
const category = 'categories:'

/** A pass with the assertions that do not depend on speed, which loads each page once. */
function steadyPass(name: string, paths: readonly string[], assertions: Assertions): Pass {
  const steady = Object.keys(assertions).filter((id) => !timed.has(id))
  const isCategory = (id: string) => id.startsWith(category)
  return {
    name,
    paths,
    device: 'mobile',
    runs: 1,
    steady: {
      categories: steady.filter(isCategory).map((id) => id.slice(category.length)),
      audits: steady.flatMap((id) => (isCategory(id) ? [] : (id.split(':')[0] ?? []))),
    },
    assertions: Object.fromEntries(Object.entries(assertions).filter(([id]) => steady.includes(id))),
  }
}

/** Lighthouse spends half of its time waiting for a page to become idle, so two cores can run four passes. */
const parts = ['first', 'second', 'third', 'fourth'] as const

/**
 * The passes for `npm test`: the assertions that don't depend on speed, on every template, in parts that run in
 * parallel. `npm run lighthouse` and `npx lhci autorun` check the others, on an idle machine.
 */
export const commitPasses = ({ paths, assertions }: Budget): Pass[] =>
  parts.map((part, turn) =>
    steadyPass(
      `${part} quarter of the templates`,
      paths.filter((_, index) => index % parts.length === turn),
      assertions,
    ),
  )
