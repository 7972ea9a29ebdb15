import { words as themeTexts } from '../../.site/words/theme.ts'
import { themeStorageKey } from '../../model/theme.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { expect, hydrated, settled, test, visit } from './test.ts'

/** An expression for the page's background color. */
const background = 'getComputedStyle(document.documentElement).backgroundColor'
const dark = 'oklch(0.17 0.014 255)'
const light = 'oklch(0.975 0.004 85)'
/** Milliseconds by which Chromium may round down the time of a paint. The next frame would be sixteen later. */
const paintsAreRoundedTo = 4

for (const [what, media, color, isDecorated] of [
  ['a dark system', { colorScheme: 'dark' }, dark, true],
  ['a light system', { colorScheme: 'light' }, light, true],
  ['a system with more contrast', { contrast: 'more' }, 'oklch(0 0 0)', false],
  [
    'a system with its own colors',
    { colorScheme: 'light', forcedColors: 'active' },
    'rgb(255, 255, 255)',
    false,
  ],
  ['paper', { colorScheme: 'dark', media: 'print' }, light, false],
] as const) {
  test(`${what} sets the theme, and hides decoration unless it has the site's own colors`, async ({
    page,
  }) => {
    await page.emulateMedia(media)
    await page.goto('/about/')
    expect(await page.evaluate(background)).toBe(color)
    expect(await page.locator('.decoration').isVisible()).toBe(isDecorated)
  })
}

test.describe('the theme control', () => {
  test.use({ colorScheme: 'dark' })

  test('changes the theme, is remembered, and takes effect before the first paint', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radio', { name: themeTexts.labels.light }).check()
    await expect.poll(() => page.evaluate(background)).toBe(light)
    // If the attribute were set after the first paint, the wrong theme would flash.
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (document.documentElement?.dataset['theme'] !== 'light') return
        Object.assign(window, { themedAt: performance.now() })
        observer.disconnect()
      }).observe(document, { attributes: true, subtree: true })
    })
    await page.goto('/about/')
    const times = () =>
      page.evaluate(() => [
        Reflect.get(window, 'themedAt') as number | undefined,
        performance.getEntriesByName('first-paint')[0]?.startTime,
      ])
    await expect.poll(times).not.toContain(undefined)
    const [themed = Infinity, painted = 0] = await times()
    expect(themed).toBeLessThanOrEqual(painted + paintsAreRoundedTo)
    await hydrated(page)
    await expect(page.getByRole('radio', { name: themeTexts.labels.light })).toBeChecked()
    await page.getByRole('radio', { name: themeTexts.labels.system }).check()
    await expect.poll(() => page.evaluate(background)).toBe(dark)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  test('follows a choice in another tab', async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto('/')
    await other.goto('/about/')
    await page.getByRole('radio', { name: themeTexts.labels.light }).check()
    await expect.poll(() => other.evaluate(background)).toBe(light)
    await expect(other.getByRole('radio', { name: themeTexts.labels.light })).toBeChecked()
  })

  test('treats an invalid stored theme as "system"', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', '{"a":1}'))
    await page.goto('/')
    expect(await page.evaluate(background)).toBe(dark)
  })
})

test('the scroll progress appears after 100 pixels', async ({ page }) => {
  await visit(page, templates.service)
  const opacity = () =>
    page.locator('.scroll-progress').evaluate((bar) => Number(getComputedStyle(bar).opacity))
  expect(await opacity()).toBe(0)
  await page.evaluate(() => scrollTo(0, 60))
  await settled(page)
  expect(await opacity()).toBe(0)
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(opacity).toBe(1)
})

test('animations stop if the system asks for reduced motion', async ({ page }) => {
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
          .length,
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, '/')
  // The first interaction loads the styles that animate the sky.
  await page.keyboard.press('Shift')
  await expect.poll(running).toBeGreaterThan(10)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(running).toBe(0)
  await page.reload()
  await hydrated(page)
  expect(await running()).toBe(0)
})

test('in the system’s own colors, drawings can be seen on every ground, whatever was chosen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', contrast: 'more' })
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), themeStorageKey)
  await visit(page, '/')
  await expect(page.getByRole('radio', { name: themeTexts.labels.dark })).toBeChecked()
  await page.evaluate(() => document.documentElement.classList.add('high-contrast'))
  const inks = await page
    .locator('html, [data-ground]')
    .evaluateAll((grounds) =>
      grounds.map((ground) => getComputedStyle(ground).getPropertyValue('--color-text')),
    )
  // Dark enough to be read on white.
  expect([...new Set(inks)].map((ink) => parseFloat(ink.replace('oklch(', '')) < 40)).toEqual([true])
})

test('separators, ticks and lines are visible in the system’s own colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of Object.values(templates)) {
    await visit(page, path)
    const hidden = await page.evaluate(() => {
      const canvas = getComputedStyle(document.documentElement).backgroundColor
      const isHidden = (style: CSSStyleDeclaration): boolean =>
        style.content === '""' &&
        style.backgroundColor === canvas &&
        ['top', 'right', 'bottom', 'left'].every(
          (side) => style.getPropertyValue(`border-${side}-width`) === '0px',
        )
      // What is before or after a picture shows only if its file is missing.
      return [...document.querySelectorAll(':not(img)')].flatMap((element) =>
        ['::before', '::after']
          .filter((pseudo) => isHidden(getComputedStyle(element, pseudo)))
          .map((pseudo) => `${element.className}${pseudo}`),
      )
    })
    expect([...new Set(hidden)], path).toEqual([])
  }
})
