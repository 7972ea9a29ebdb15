import { existsSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../../model/routes.ts'
import { noBuild } from '../../../engine/process/build-error.ts'
import { clientModulesFile } from '../../../engine/bundle/client-modules.ts'
import { notFoundFile } from '../../../engine/render/rendered-page.ts'
import { budgets, excessOf, type BudgetName } from './budgets.ts'
import { formatTable } from '../table.ts'
import { createScales } from './weigh.ts'

const kinds = Object.keys(budgets) as BudgetName[]

/**
 * Prints the size of every page of the last build, and how to draw a treemap of the client bundle.
 * @returns Whether every page is within its budgets.
 * @throws {BuildError} If there is no build.
 */
export function reportBytes(): boolean {
  const site = path.resolve('dist/client')
  if (!existsSync(site)) throw noBuild()
  const weigh = createScales(site)
  const pages = [...routes, notFoundFile].map((page) => ({ page, weight: weigh(page) }))
  const rows = pages
    .toSorted((a, b) => b.weight.total - a.weight.total)
    .map(({ page, weight }) => [page, ...kinds.map((kind) => weight[kind])])
  console.log(formatTable([['bytes', ...kinds], ...rows, ['budget', ...Object.values(budgets)]]))

  const excesses = pages.flatMap(({ page, weight }) => excessOf(page, weight))
  for (const { path: page, kind, bytes, limit } of excesses) {
    console.error(`${page} ${kind}: ${bytes} bytes, budget ${limit} (packages/audits/bytes/budgets.ts)`)
  }
  console.log(
    `\nA treemap of the bundle: npx rollup-plugin-visualizer --filename reports/treemap.html dist/${clientModulesFile}`,
  )
  return excesses.length === 0
}
