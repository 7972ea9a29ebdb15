/** Checks the size of every page; `npm run budget` shows a table. */
import { expect, test } from 'vitest'
import { routes } from '../../model/routes.ts'
import { budgets, excessOf } from '../../packages/audits/bytes/budgets.ts'
import { createScales } from '../../packages/audits/bytes/weigh.ts'
import { builtFolder } from '../../packages/audits/site/built-site.ts'

const weigh = createScales(builtFolder)

test(`every page stays within its budgets: ${JSON.stringify(budgets)}`, () => {
  const pages = [...routes, '/404.html']
  expect(pages.flatMap((page) => excessOf(page, weigh(page)))).toEqual([])
})
