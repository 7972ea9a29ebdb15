import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { faultsInBothThemes } from './accessibility.ts'
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

test('axe finds nothing in any example, in either theme', async ({ page }) => {
  test.setTimeout(480_000)
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== 'index.html')
  expect(pages.length).toBeGreaterThan(40)
  for (const name of pages) {
    await page.goto(pathToFileURL(path.join(folder, name)).href)
    expect(await faultsInBothThemes(page), name).toEqual([])
  }
})
