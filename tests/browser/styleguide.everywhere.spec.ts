import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { accessibilityFaults } from './accessibility.ts'
import { expect, test } from './test.ts'

const folder = path.resolve('.cache/styleguide')

test.describe.configure({ mode: 'serial' })

test('the style guide is built separately from the site', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/tools/styleguide.ts'], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  expect(readdirSync('dist/client').filter((name) => name.includes('guide'))).toEqual([])
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`axe finds nothing in any example in the ${colorScheme} theme`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme })
    const pages = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== 'index.html')
    expect(pages.length).toBeGreaterThan(40)
    for (const name of pages) {
      await page.goto(pathToFileURL(path.join(folder, name)).href)
      expect(await accessibilityFaults(page), name).toEqual([])
    }
  })
}
