import { median } from '../../../model/median.ts'
import type { Throttling } from '../../audits/lighthouse/load-once.ts'
import { budgets, type Check } from './budgets.ts'
import type { Variant } from './variants.ts'

export const throttlings: readonly Throttling[] = ['simulate', 'devtools']

/** The figures measured on each load: Lighthouse's audits, by short names. */
export const paintAudits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const
type Paint = keyof typeof paintAudits
export const paintNames = Object.keys(paintAudits) as Paint[]

/** The figures of one variant of a page, or of one site, with one kind of throttling. */
export interface PaintRow extends Record<Paint, number> {
  path: string
  throttling: Throttling
  variant: string
}

interface PaintOptions {
  pages: readonly string[]
  variants: readonly string[]
  runs: number
  /** Loads a page once. */
  run: (load: Pick<PaintRow, 'path' | 'throttling' | 'variant'>) => Promise<Readonly<Record<string, number>>>
}

/**
 * Loads every variant of every page, and returns medians in milliseconds. The variants take turns, so that a busy moment
 * of the machine affects all of them.
 */
export async function measurePaints({ pages, variants, runs, run }: PaintOptions): Promise<PaintRow[]> {
  const loads = pages.flatMap((path) =>
    throttlings.flatMap((throttling) => variants.map((variant) => ({ path, throttling, variant }))),
  )
  const samples = loads.map(() => [] as Readonly<Record<string, number>>[])
  for (let turn = 0; turn < runs; turn += 1) {
    for (const [index, load] of loads.entries()) samples[index]?.push(await run(load))
  }
  const middle = (index: number, name: Paint) =>
    median((samples[index] ?? []).map((values) => values[paintAudits[name]] ?? Number.NaN))
  return loads.map((load, index) => ({
    ...load,
    FCP: middle(index, 'FCP'),
    LCP: middle(index, 'LCP'),
    TBT: middle(index, 'TBT'),
  }))
}

/** The variants whose paints are the limits. */
const limits = { FCP: 'no scripts', LCP: 'no pictures' } as const satisfies Partial<Record<Paint, Variant>>
export const limitedPaints = Object.keys(limits) as (keyof typeof limits)[]

/** A paint as a multiple of its limit: that of the same page, with the same throttling. */
export function timesLimit(rows: readonly PaintRow[], row: PaintRow, name: keyof typeof limits): number {
  const limit = rows.find(
    ({ path, throttling, variant }) =>
      path === row.path && throttling === row.throttling && variant === limits[name],
  )
  return row[name] / (limit?.[name] ?? Number.NaN)
}

/** Compares the site's paints with their limits. */
export const checkPaints = (rows: readonly PaintRow[]): Check[] =>
  rows
    .filter(({ variant }) => variant === 'site')
    .flatMap((row) =>
      limitedPaints.map((name) => ({
        name: `${row.path} ${row.throttling} ${name}, times that with ${limits[name]}`,
        actual: timesLimit(rows, row, name),
        limit: budgets.paintRatio,
      })),
    )
