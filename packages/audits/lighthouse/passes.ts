import { readFileSync } from 'node:fs'
import { templates } from '../site/templates.ts'

export const devices = ['mobile', 'desktop'] as const
type Device = (typeof devices)[number]

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
  /** In Lighthouse CI's format. */
  assertions: Readonly<Record<string, unknown>>
}

interface LighthouseRc {
  ci: {
    collect: { numberOfRuns: number; settings: { chromeFlags: string } }
    assert: Pick<Pass, 'assertions'>
  }
}
const { collect, assert } = (JSON.parse(readFileSync('lighthouserc.json', 'utf8')) as LighthouseRc).ci
export const { chromeFlags } = collect.settings
/** One page of each template that the site has; for the sample, `npx lhci autorun` measures the same pages. */
export const templatePaths: readonly string[] = Object.values(templates).filter(
  (route) => route !== templates['not-found'],
)
/** The budget, from Lighthouse CI's own file, so that `npx lhci autorun` and these commands agree. */
export const budget = assert.assertions

/** Passes that check the whole budget for some pages, one for each device. */
export const budgetPasses = (paths: readonly string[], chosen: readonly Device[]): Pass[] =>
  chosen.map((device) => ({ name: device, paths, device, runs: collect.numberOfRuns, assertions: budget }))

/** The assertions that depend on the machine's speed. */
const timed: ReadonlySet<string> = new Set(['categories:performance', 'total-blocking-time'])

/** The prefix of assertions about categories; others have the form `audit` or `audit:property`. */
const category = 'categories:'

/** Lighthouse spends half of its time waiting for a page to become idle, so two cores can run four passes. */
const parts = ['first', 'second', 'third', 'fourth'] as const

const isCategory = (id: string) => id.startsWith(category)

/**
 * The passes for `npm test`: the assertions that don't depend on speed, on every template, each loaded once, in parts
 * that run in parallel. `npm run lighthouse` and `npx lhci autorun` check the others, on an idle machine.
 */
export function commitPasses(): Pass[] {
  const assertions = Object.fromEntries(Object.entries(budget).filter(([id]) => !timed.has(id)))
  const ids = Object.keys(assertions)
  return parts.map((part, turn) => ({
    name: `${part} quarter of the templates`,
    paths: templatePaths.filter((_, index) => index % parts.length === turn),
    device: 'mobile',
    runs: 1,
    steady: {
      categories: ids.filter(isCategory).map((id) => id.slice(category.length)),
      audits: ids.flatMap((id) => (isCategory(id) ? [] : (id.split(':')[0] ?? []))),
    },
    assertions,
  }))
}
