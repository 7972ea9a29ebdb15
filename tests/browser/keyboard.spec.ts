import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { words as themeTexts } from '../../.site/words/theme.ts'
import { words as menuTexts } from '../../.site/words/menu.ts'
import { withBase } from '../../model/base-path.ts'
import { otherLanguages } from '../../model/languages.ts'
import { headerMenu } from '../../model/navigation.ts'
import { menuPages } from './menu.ts'
import { openButton, panel } from './accessibility-panel.ts'
import { hiddenIn, listControls, namesOf, pressTab, walk } from './focus.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { decided, dialogClosed, expect, loadDialogs, test, visit, type Page } from './test.ts'
import { firstOnly } from './tiers.ts'

/** A desktop, and a phone held upright. */
const windows = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const

test.beforeEach(async ({ page }) => decided(page))

for (const [template, path] of Object.entries(templates)) {
  for (const { width, height } of windows) {
    const isFirst = width === windows[0].width
    test(
      `${template}, ${width} pixels: Tab reaches every control in order, visible and uncovered; fields and frames that scroll work`,
      firstOnly(isFirst),
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await visit(page, path)
        const count = await listControls(page)
        // A small firm's page has about twenty; on a phone, where the footer and the contents are collapsed, half.
        expect(count).toBeGreaterThan(width < 1024 ? 10 : 15)
        const stops = await walk(page)
        expect(stops.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, index) => index))
        expect(hiddenIn(stops)).toEqual([])
        if (!isFirst) return
        await useFields(page)
        await useScrollers(page)
      },
    )
  }

  test(
    `${template}: the skip link leads past the header, and Enter on a link leads to its page`,
    firstOnly(path === '/'),
    async ({ page }) => {
      await visit(page, path)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: interfaceTexts.skipLink })).toBeFocused()
      await expect(page.getByRole('link', { name: interfaceTexts.skipLink })).toBeInViewport()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.locator('main :focus')).toHaveCount(1)
      const link = page
        .locator('main a[href^="/"]:not([target])')
        .filter({ visible: true })
        .and(page.locator(`:not([href="${withBase(path)}"])`))
        .first()
      const target = (await link.getAttribute('href'))!
      await link.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${target}`)
      await expect(page.locator('h1')).toBeFocused()
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    },
  )
}

test('a dialog opens with Space, holds the focus, closes with Escape, and returns the focus', async ({
  page,
}) => {
  await visit(page, '/')
  await openButton(page).focus()
  await page.keyboard.press('Space')
  await expect(panel(page)).toBeVisible()
  await listControls(page)
  expect(hiddenIn(await pressTab(page, 10))).toEqual([])
  const first = panel(page).getByRole('switch').first()
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(first).not.toBeChecked()
  await page.keyboard.press('Escape')
  await dialogClosed(page)
  await expect(openButton(page)).toBeFocused()
})

/** Fields accept typed text. */
async function useFields(page: Page): Promise<void> {
  const fields = page.locator(
    'main :is(input[type="text"], input[type="search"], input:not([type]), textarea)',
  )
  for (const field of await fields.filter({ visible: true }).all()) {
    await field.focus()
    await page.keyboard.type('ab')
    await expect(field).toHaveValue(/ab$/)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
  }
}

/**
 * Frames of tables and code that can scroll are tab stops and scroll with the arrow keys; others are not tab stops.
 */
async function useScrollers(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const frame of await page.locator('main :is(.table, .prose pre)').all()) {
    // Folded content is not laid out until it is opened.
    await frame.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
    const isRight = () =>
      frame.evaluate(
        (element) => element.hasAttribute('tabindex') === element.scrollWidth > element.clientWidth,
      )
    await expect.poll(isRight).toBe(true)
    if ((await frame.getAttribute('tabindex')) === null) continue
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is a dialog once its code has loaded: Tab stays in it, Escape, a press outside and a wide window close it, and its links work', async ({
    page,
  }) => {
    await visit(page, '/')
    const toggle = page.getByRole('button', { name: interfaceTexts.menu })
    const menu = page.getByRole('dialog', { name: menuTexts.title })
    await loadDialogs(page)
    await toggle.press('Enter')
    await expect(menu).toBeVisible()
    await expect(page.locator('#menu')).toBeHidden()
    await listControls(page)
    // The links, the theme, the other languages and the close button, twice around.
    const controls = headerMenu.length + otherLanguages().length + 2
    const inMenu = await pressTab(page, 2 * controls)
    expect(new Set(namesOf(inMenu)).size).toBe(controls)
    expect(namesOf(inMenu.slice(controls))).toEqual(namesOf(inMenu.slice(0, controls)))
    expect(hiddenIn(inMenu)).toEqual([])
    await menu.getByRole('radio', { name: themeTexts.labels.dark }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Space')
    await expect(menu.getByRole('radio', { name: themeTexts.labels.dark })).toBeChecked()
    await page.mouse.click(10, 800)
    await expect(menu).toHaveCount(0)
    await toggle.click()
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(menu).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await toggle.click()
    await menu.getByRole('link').first().press('Enter')
    await page.waitForURL(`**${menuPages[0]}`)
    await expect(menu).toHaveCount(0)
    await expect(page.locator('h1')).toBeFocused()
  })

  test('is a popover if the dialog’s code fails to load: Enter, Tab and Escape work', async ({ page }) => {
    await visit(page, '/')
    await page.route('**/assets/chunks/**', (route) => route.abort())
    const toggle = page.getByRole('button', { name: interfaceTexts.menu })
    const menu = page.locator('#menu')
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await listControls(page)
    await toggle.focus()
    const hasFocus = () => menu.evaluate((element) => element.contains(document.activeElement))
    // The links and the theme.
    expect(hiddenIn(await pressTab(page, headerMenu.length + 1))).toEqual([])
    expect(await hasFocus()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await hasFocus()).toBe(false)
    await toggle.focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })
})

// 1280 × 1024 at 400% (WCAG 1.4.10).
test('at 400% zoom, Tab reaches only visible controls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, templates.service)
  const stops = await walk(page)
  expect(stops.length).toBeGreaterThan(20)
  expect(hiddenIn(stops)).toEqual([])
})
