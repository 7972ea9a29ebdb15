/**
 * A site whose language is written from right to left. Divehi is one, and neither the theme nor Intl has words for it:
 * pages stay in Latin letters, which the typeface has, and are laid out as Arabic or Hebrew would be.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../../engine/process/copy-project.ts'
import { serveSite, type RunningSite } from '../../engine/serve/static/serve-site.ts'
import { findBrowser } from '../../packages/audits/browser/find-browser.ts'

const starter = 'sites/plumber'
let copy = ''
/** What the build says beside its report. */
let told = ''
let site: RunningSite
let browser: Browser

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true })
  copy = mkdtempSync(path.resolve('.cache', 'right-to-left-'))
  copyProject(process.cwd(), copy)
  const file = path.join(copy, starter, 'site.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^language: .*\nlanguages: .*$/m, 'language: dv'))
  rmSync(path.join(copy, starter, 'es'), { recursive: true })
  // Without a tag manager there is nothing to agree to, and no banner.
  appendFileSync(file, '\nanalytics:\n  containerId: GTM-AAAAAAA\n')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.ts', 'build', '--without-social-images'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, SITE: path.basename(starter) } },
  )
  if (status !== 0) throw new Error(stdout + stderr)
  told = stderr
  site = await serveSite({ root: copy, host: 'localhost', port: 0 })
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  rmSync(copy, { recursive: true, force: true })
})

async function open(address: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(site.url + address)
  await page.locator('[data-app="hydrated"]').waitFor({ state: 'attached' })
  return page
}

/** Where an element begins and ends on the screen. */
async function sides(element: Locator): Promise<{ left: number; right: number }> {
  await element.waitFor({ state: 'attached' })
  return element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    return { left, right }
  })
}

/** The margin of a page: nothing begins further from its edge. */
const gutter = 160

test('the build says what it has no words for', () => {
  expect(told).toContain('there is no interface/dv.yaml: the theme’s own texts stay in English')
})

describe.each([390, 1440])('on a window of %d pixels', (width) => {
  test('nothing lies beyond the edges', async () => {
    for (const address of [
      '/',
      '/services/water-heaters/',
      '/pricing/',
      '/locations/',
      '/contact/',
      '/privacy/',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- One after another: each is measured alone.
      const page = await open(address, width)
      expect(
        // oxlint-disable-next-line no-await-in-loop
        await page.evaluate(() => [document.dir, document.documentElement.scrollWidth]),
        address,
      ).toEqual(['rtl', width])
      // oxlint-disable-next-line no-await-in-loop
      await page.close()
    }
  })

  test('what comes first stands on the right', async () => {
    const page = await open('/contact/', width)
    const brand = await sides(page.locator('.header .wordmark'))
    expect(brand.right).toBeGreaterThan(width - gutter)
    const menu = width < 1024 ? '.header__toggle' : '.header__nav'
    expect((await sides(page.locator(menu))).right).toBeLessThan(brand.left)

    const [label, field] = [
      await sides(page.locator('label').first()),
      await sides(page.locator('.field input').first()),
    ]
    expect(Math.abs(label.right - field.right)).toBeLessThan(2)

    const banner = page.locator('.consent')
    const question = await sides(banner.locator('p').first())
    expect(question.right).toBeGreaterThan(width - gutter)
    expect((await sides(banner.locator('.button--size-icon'))).left).toBeLessThan(question.left)

    await page.keyboard.press('Tab')
    expect((await sides(page.locator('.skip-link').first())).right).toBe(width - 8)
    // The bar of progress is on the edge where lines end.
    expect((await sides(page.locator('.scroll-progress'))).left).toBe(0)
    await page.close()
  })

  test('so it does in the panel of the adjustments', async () => {
    const page = await open('/contact/', width)
    await page.locator('#adjustments').click()
    const dialog = page.getByRole('dialog')
    const title = await sides(dialog.locator('.dialog__title'))
    expect((await sides(dialog)).right - title.right).toBeLessThan(60)
    expect((await sides(dialog.locator('.dialog__close'))).right).toBeLessThan(title.left + 60)
    const choice = await sides(dialog.getByRole('switch').first())
    expect((await sides(dialog)).right - choice.right).toBeLessThan(60)
    await page.close()
  })

  test('a map keeps its east: a name that begins at its pin goes on to the right of it', async () => {
    const page = await open('/locations/', width)
    const offsets = await page.evaluate(() =>
      [...document.querySelectorAll('.map__pin')].flatMap((pin) => {
        const [name, dot] = [pin.querySelector('.map__name'), pin.querySelector('.map__dot')]
        if (!name || !dot || name.getAttribute('text-anchor') !== 'start') return []
        return name.getBoundingClientRect().left - dot.getBoundingClientRect().left
      }),
    )
    expect(offsets.length).toBeGreaterThan(0)
    for (const offset of offsets) expect(offset).toBeGreaterThan(0)
    await page.close()
  })

  test('prices grow from the right', async () => {
    const page = await open('/services/water-heaters/', width)
    const bars = page.locator('.prices__bars').first()
    await bars.scrollIntoViewIfNeeded()
    const [frame, track] = [await sides(bars), await sides(bars.locator('.prices__track').first())]
    expect(Math.abs(frame.right - track.right)).toBeLessThan(3)
    await page.close()
  })
})
