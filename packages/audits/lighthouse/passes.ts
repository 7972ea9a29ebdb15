import { readFileSync } from 'node:fs'
import { templates } from '../site/templates.ts'

export const devices = ['mobile', 'desktop'] as const
export type Device = (typeof devices)[number]

/** Limits of one assertion, as Lighthouse CI writes them. */
interface Limits {
  minScore?: number
  maxNumericValue?: number
  maxLength?: number
  aggregationMethod?: 'median'
}
export type Assertions = Readonly<Record<string, readonly [level: 'error', limits: Limits]>>

/** One call of Lighthouse CI: the same pages, device, number of runs and assertions. */
export interface Pass {
  name: string
  paths: readonly string[]
  device: Device
  runs: number
  /** Only these categories; all of them if absent. */
  categories?: readonly string[]
  /** Audits besides those of the categories. */
  audits?: readonly string[]
  /** Takes no picture of the whole page for the report. */
  disableFullPageScreenshot?: true
  /** Its scores are the same on a busy machine, so it may run alongside others. */
  isSteady?: true
  assertions: Assertions
}

export interface Budget {
  /** One page of each template that the site has: for the sample, those that `npx lhci autorun` measures. */
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
export function readBudget(file = 'lighthouserc.json'): Budget {
  const { collect, assert } = (JSON.parse(readFileSync(file, 'utf8')) as LighthouseRc).ci
  return {
    paths: Object.values(templates).filter((route) => route !== templates['not-found']),
    runs: collect.numberOfRuns,
    chromeFlags: collect.settings.chromeFlags,
    assertions: assert.assertions,
  }
}

/** The budget for these pages, on each device. */
export const budgetPasses = (budget: Budget, paths: readonly string[], chosen: readonly Device[]): Pass[] =>
  chosen.map((device) => ({
    name: device,
    paths,
    device,
    runs: budget.runs,
    assertions: budget.assertions,
  }))

/** The lines of the budget that depend on the machine's speed; all others hold on any machine. */
const timed: ReadonlySet<string> = new Set(['categories:performance', 'total-blocking-time'])

/** An assertion's name has the category after a prefix, or the audit before what of it is meant. */
const category = 'categories:'

/** What does not depend on speed, once per page. */
function steadyPass(name: string, paths: readonly string[], assertions: Assertions): Pass {
  const steady = Object.keys(assertions).filter((id) => !timed.has(id))
  const isCategory = (id: string) => id.startsWith(category)
  return {
    name,
    paths,
    device: 'mobile',
    runs: 1,
    categories: steady.filter(isCategory).map((id) => id.slice(category.length)),
    audits: steady.flatMap((id) => (isCategory(id) ? [] : (id.split(':')[0] ?? []))),
    disableFullPageScreenshot: true,
    isSteady: true,
    assertions: Object.fromEntries(Object.entries(assertions).filter(([id]) => steady.includes(id))),
  }
}

/** Lighthouse spends half of its time waiting for a page to become quiet, so two processors can serve four. */
const parts = ['first', 'second', 'third', 'fourth'] as const

/**
 * What `npm test` checks: each line of the budget that doesn't depend on speed for every template, in parts that run
 * side by side. What takes time is for `npm run lighthouse` and `npx lhci autorun`, on a quiet machine.
 */
export const commitPasses = ({ paths, assertions }: Budget): Pass[] =>
  parts.map((part, turn) =>
    steadyPass(
      `${part} quarter of the templates`,
      paths.filter((_, index) => index % parts.length === turn),
      assertions,
    ),
  )
