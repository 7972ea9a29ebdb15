/** The editor of `npm run edit` in a browser, with a preview of the page beside it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorPath } from '../../engine/hosting/editor-headers.ts'
import { run } from '../stopping/running-command.ts'
import { launchBrowser } from './launch-browser.ts'

const server = await run({ command: 'npm', args: ['run', 'dev'], folder: process.cwd() })
afterAll(server.stop)
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
const faults: string[] = []

const frame = (name: string) => page.frame({ name })!
const open = (where: string) =>
  frame('program').evaluate((hash) => {
    location.hash = hash
  }, `#/collections/${where}`)
const shownPath = () => new URL(frame('preview').url()).pathname

beforeAll(async () => {
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto(`${server.url}${editorPath}`)
  await page
    .frameLocator('[name=program]')
    .getByRole('button', { name: 'Work with Local Repository' })
    .waitFor()
})

test('the preview shows the page of the entry, and stays on a page if the next entry has none', async () => {
  for (const [where, path] of [
    ['services-story/entries/saas', '/services/saas/'],
    ['pages/entries/about', '/about/'],
    ['legal/entries/terms', '/terms/'],
    ['menus/entries/menus', '/terms/'],
    ['prices/entries/prices', '/pricing/'],
  ] as const) {
    await open(where)
    await expect.poll(shownPath, { message: where }).toBe(path)
    expect(new URL(page.url()).hash).toBe(`#/collections/${where}`)
  }
  await frame('preview').getByRole('heading', { level: 1 }).waitFor()
})

test('the preview shows phone and desktop widths, without overflowing, in both themes', async () => {
  const width = () => frame('preview').evaluate(() => innerWidth)
  const theme = () => frame('preview').evaluate(() => document.documentElement.dataset['theme'])
  expect(await width()).toBe(390)
  await page.getByRole('radio', { name: 'Desk' }).check()
  await expect.poll(width).toBe(1280)
  const preview = await page.locator('[name=preview]').boundingBox()
  expect(preview!.x + preview!.width).toBeLessThanOrEqual(1600)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(theme).toBe('dark')
  await page.getByRole('radio', { name: 'System' }).check()
  await expect.poll(theme).toBeUndefined()
  expect(faults).toEqual([])
})
