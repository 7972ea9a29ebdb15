/** Runs axe on each template and a tenth of the other pages, in both themes; `npm run audit:a11y` covers every page. */
import { routes } from '../../model/routes.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { faultsInBothThemes } from './accessibility.ts'
import { expect, revisit, test } from './test.ts'
import { tenthOf } from './tiers.ts'

const examples: readonly string[] = Object.values(templates)
const turn = tenthOf(routes.filter((route) => !examples.includes(route)))

for (const path of [...examples, ...turn]) {
  test(`axe finds nothing on ${path}, in either theme`, async ({ page }) => {
    await revisit(page, path)
    expect(await faultsInBothThemes(page)).toEqual([])
  })
}
