/**
 * A site whose language is written from right to left. Divehi is one for which neither the theme nor Intl has words:
 * the pages stay in Latin letters, which the typeface has, but are laid out as in Arabic or Hebrew.
 */
import { appendFileSync, rmSync } from 'node:fs'
import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { serveSite, type RunningSite } from '../../engine/serve/static/serve-site.ts'
import { launchBrowser } from './launch-browser.ts'
import { succeeded } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'

const copy = temporaryCopy('right-to-left', { SITE: 'plumber' })
const browser = await launchBrowser()
let told = ''
let site: RunningSite

beforeAll(async () => {
  const file = 'sites/plumber/site.yaml'
  copy.edit(file, (text) => text.replace(/^language: .*\nlanguages: .*$/m, 'language: dv'))
  rmSync(copy.at('sites/plumber/es'), { recursive: true })
  // With a tag manager, the site has a consent banner.
  appendFileSync(copy.at(file), '\nanalytics:\n  containerId: GTM-AAAAAAA\n')
  told = succeeded(copy.build()).stderr
  site = await serveSite({ root: copy.folder, host: 'localhost', port: 0 })
  return site.close
})

async function open(address: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(site.url + address)
  await page.locator('[data-app="hydrated"]').waitFor({ state: 'attached' })
  return page
}

/** The left and right edges of an element on the screen. */
async function sides(element: Locator): Promise<{ left: number; right: number }> {
  await element.waitFor({ state: 'attached' })
  return element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    return { left, right }
  })
}

/** The largest margin of a page, in pixels. */
const gutter = 160

test('the build says that the theme lacks the language', () => {
  expect(told).toContain('there is no interface/dv.yaml, so the theme’s own texts stay in English')
})

describe.each([390, 1440])('on a window of %d pixels', (width) => {
  test('nothing overflows the window', async () => {
    const addresses = ['/', '/services/water-heaters/', '/pricing/', '/locations/', '/contact/', '/privacy/']
    for (const address of addresses) {
      const page = await open(address, width)
      const found = await page.evaluate(() => [document.dir, document.documentElement.scrollWidth])
      expect(found, address).toEqual(['rtl', width])
    }
  })

  test('what comes first is on the right', async () => {
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
    // The scroll progress is at the edge where lines end.
    expect((await sides(page.locator('.scroll-progress'))).left).toBe(0)
  })

  test('what comes first is on the right in the accessibility panel too', async () => {
    const page = await open('/contact/', width)
    await page.locator('#adjustments').click()
    const dialog = page.getByRole('dialog')
    const title = await sides(dialog.locator('.dialog__title'))
    expect((await sides(dialog)).right - title.right).toBeLessThan(60)
    expect((await sides(dialog.locator('.dialog__close'))).right).toBeLessThan(title.left + 60)
    const choice = await sides(dialog.getByRole('switch').first())
    expect((await sides(dialog)).right - choice.right).toBeLessThan(60)
  })

  test('a map keeps its east: a name that begins at its pin continues to the right', async () => {
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
  })

  test('large type has the text’s spaces and high lines, and a map’s numbers precede their units', async () => {
    const page = await open('/locations/', width)
    const found = await page.evaluate(() => {
      const [title, note, scale] = ['h1', '.annotation', 'svg text'].map((each) => {
        const element = document.querySelector(each)
        if (!element) throw new Error(each)
        return getComputedStyle(element)
      })
      const fonts = [title, note].map((style) => style?.fontFamily.split(',', 1)[0])
      return {
        fonts: [...new Set(fonts)],
        lines: Number.parseFloat(title?.lineHeight ?? '') / Number.parseFloat(title?.fontSize ?? ''),
        bidi: scale?.unicodeBidi,
        loaded: [...document.fonts]
          .map(({ family }) => family)
          .filter((family) => /Expanded|Condensed/.test(family)),
      }
    })
    expect(found).toMatchObject({ fonts: ['Archivo'], bidi: 'plaintext', loaded: [] })
    expect(found.lines).toBeGreaterThan(1.3)
  })

  test('prices grow from the right', async () => {
    const page = await open('/services/water-heaters/', width)
    const bars = page.locator('.prices__bars').first()
    await bars.scrollIntoViewIfNeeded()
    const [frame, track] = [await sides(bars), await sides(bars.locator('.prices__track').first())]
    expect(Math.abs(frame.right - track.right)).toBeLessThan(3)
  })
})
