import { median } from '../../../model/median.ts'
import { formatTable } from '../../audits/table.ts'
import { kinds, type Costs, type Kind } from './costs.ts'

export interface PageStart {
  path: string
  slowDown: number
  runs: Costs[]
}

/** The median of each figure. */
export const medianOf = (runs: readonly Costs[]): Costs => ({
  byKind: Object.fromEntries(
    kinds.map((kind) => [kind, median(runs.map(({ byKind }) => byKind[kind]))]),
  ) as Record<Kind, number>,
  total: median(runs.map(({ total }) => total)),
  longest: median(runs.map(({ longest }) => longest)),
  longTasks: median(runs.map(({ longTasks }) => longTasks)),
})

/** A table with a line for each page and speed: milliseconds of the main thread from the first paint until it is idle. */
export function formatStart(starts: readonly (PageStart & { median: Costs })[]): string {
  const head = ['page', 'slowdown', ...kinds, 'total', 'longest', 'over 50']
  const rows = starts.map(({ path, slowDown, median: costs }) => [
    path,
    `${slowDown}×`,
    ...kinds.map((kind) => costs.byKind[kind].toFixed(0)),
    costs.total.toFixed(0),
    costs.longest.toFixed(0),
    String(costs.longTasks),
  ])
  return formatTable([head, ...rows])
}
