import { loadOnce, type Throttling } from '../../audits/lighthouse/load-once.ts'
import { budgets, type Check } from './budgets.ts'
import { takeTurns } from './take-turns.ts'
import type { Variant } from './variants.ts'

export const throttlings: readonly Throttling[] = ['simulate', 'devtools']

/** The figures measured on each load: Lighthouse's audits, by short names. */
const paintAudits = {
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
  run: (load: Pick<PaintRow, 'path' | 'throttling' | 'variant'>) => Promise<Record<Paint, number>>
}

/** Loads every variant of every page in turn, and returns medians in milliseconds. */
export const measurePaints = ({ pages, variants, runs, run }: PaintOptions): Promise<PaintRow[]> =>
  takeTurns(
    pages.flatMap((path) =>
      throttlings.flatMap((throttling) => variants.map((variant) => ({ path, throttling, variant }))),
    ),
    runs,
    run,
  )

/** Measures the paints of one load. */
export async function loadPaints(
  url: string,
  browser: string,
  throttling: Throttling,
): Promise<Record<Paint, number>> {
  const figures = await loadOnce(url, browser, throttling, Object.values(paintAudits))
  const figureOf = (name: Paint) => figures[paintAudits[name]] ?? Number.NaN
  return { FCP: figureOf('FCP'), LCP: figureOf('LCP'), TBT: figureOf('TBT') }
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
        limit: budgets.paintRatio[name],
      })),
    )
