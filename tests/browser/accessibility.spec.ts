import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { words as outlineTexts } from '../../.site/words/accessibility-outline.ts'
import { words as shortcutTexts } from '../../.site/words/accessibility-shortcuts.ts'
import { words as destinationTexts } from '../../.site/words/accessibility-destinations.ts'
import { withBase } from '../../model/base-path.ts'
import { words as bannerTexts } from '../../.site/words/consent-banner.ts'
import { words as panelTexts } from '../../.site/words/accessibility-panel.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { profileClasses } from '../../components/accessibility/settings.ts'
import { profiles } from '../../model/accessibility-profiles.ts'
import { follow, furtherPage, menuLink } from './menu.ts'
import { flip, onRoot, openButton, panel, profileSwitch } from './accessibility-panel.ts'
import { accessibilityFaults } from './accessibility.ts'
import { decided, dialogClosed, expect, test, visit } from './test.ts'
import { withBanner } from './tiers.ts'
import { excess } from './zoom.ts'

const { service } = templates
/** A long text: an article, or a legal document if the site has no articles. */
const post = templates.post ?? templates.legal
const clean = { classes: [], style: '' }

test.beforeEach(async ({ page }) => decided(page))

test.describe('the button', () => {
  test(
    'is at least 44 pixels in size, and covers neither banner nor footer',
    withBanner,
    async ({ page }) => {
      // A new visitor sees the banner.
      await page.addInitScript(() => localStorage.clear())
      await page.goto('/')
      const banner = page.getByRole('region', { name: bannerTexts.label })
      await expect(banner).toBeVisible()
      const covers = (selector: string) =>
        page.evaluate((what) => {
          const over = document.querySelector('#adjustments')!.getBoundingClientRect()
          return [...document.querySelectorAll(what)]
            .filter((each) => {
              // Collapsed content has a box, too.
              if (!each.checkVisibility()) return false
              const { left, right, top, bottom } = each.getBoundingClientRect()
              return left < over.right && right > over.left && top < over.bottom && bottom > over.top
            })
            .map((each) => each.textContent)
        }, selector)
      for (const viewport of [
        { width: 1280, height: 720 },
        { width: 390, height: 844 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(viewport)
        const button = (await openButton(page).boundingBox())!
        expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
        expect(button.x).toBeLessThan(40)
        // In a low window, the button is part of the page, and can be scrolled clear of the banner.
        await openButton(page).evaluate((element) => element.scrollIntoView())
        expect(await covers('.consent :is(a, button, p)'), `${viewport.width} pixels`).toEqual([])
        await openButton(page).click({ trial: true })
      }
      await banner.getByRole('button', { name: bannerTexts.reject }).click()
      await expect(banner).toHaveCount(0)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      expect(await covers('footer :is(a, button)')).toEqual([])
    },
  )

  test('never covers words or controls', async ({ page }) => {
    for (const path of ['/', service, templates.locations, post].filter((each) => each !== undefined)) {
      await visit(page, path)
      for (const width of [390, 768, 1024, 1280, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        const met = await page.evaluate(() => {
          const button = document.querySelector('#adjustments')!.getBoundingClientRect()
          const strip = document.querySelector('.adjustments')!.getBoundingClientRect()
          // Where the button has a strip of its own across the window, the page ends above the strip.
          if (strip.width === innerWidth) {
            scrollTo(0, document.documentElement.scrollHeight)
            const { bottom } = document.querySelector('.footer')!.getBoundingClientRect()
            return bottom <= strip.top + 1 ? [] : ['the end of the page']
          }
          // Elsewhere, the button is in the margin, where nothing else may be at any scroll position.
          return [
            ...document.querySelectorAll('body :is(a, button, input, p, h1, h2, h3, li, dt, dd, td, th)'),
          ]
            .filter((each) => each.id !== 'adjustments' && !each.closest('.skip-link, .visually-hidden'))
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            .filter((each) => {
              const { left, right, width: wide } = each.getBoundingClientRect()
              return wide > 0 && left < button.right && right > button.left
            })
            .map((each) => `${each.tagName} ${each.textContent?.slice(0, 40)}`)
        })
        expect(met, `${path}, ${width} pixels`).toEqual([])
      }
    }
  })
})

test('profiles stack, survive client navigations, and leave no trace after a reset', async ({
  page,
  faults,
}) => {
  const goHome = async () => {
    await page.getByRole('link', { name: interfaceTexts.home }).click()
    await page.waitForURL(withBase('/'))
    await expect(page.locator('h1')).toBeFocused()
    // The whole page, not only its first frame.
    await expect(page.locator('html[data-deferred]')).toHaveCount(0)
  }
  // Styles that have been loaded stay.
  const body = async () => (await page.locator('body').innerHTML()).replaceAll(/<link [^>]*>/g, '')
  await visit(page, '/about/')
  await goHome()
  const before = await body()
  await flip(page, ...profiles)
  const all = {
    classes: Object.values(profileClasses).toSorted(),
    style: '--animation-duration: 0s;',
  }
  await expect.poll(() => onRoot(page)).toEqual(all)
  await expect(page.locator('.reading-mask')).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  for (const drawn of await page.locator('.reading-mask, .reading-ruler, .outline').all())
    await expect(drawn).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await follow(page, '/about/')
  await expect.poll(() => onRoot(page)).toEqual(all)
  await expect(page.getByRole('navigation', { name: outlineTexts.label })).toHaveCount(1)
  await openButton(page).click()
  for (const profile of profiles) await expect(profileSwitch(page, profile)).toBeChecked()
  const reset = panel(page).getByRole('button', { name: panelTexts.reset })
  await reset.click()
  await expect(reset).toBeFocused()
  await panel(page).getByRole('button', { name: panelTexts.close }).click()
  await dialogClosed(page)
  await expect(openButton(page)).toBeFocused()
  await goHome()
  await expect.poll(() => onRoot(page)).toEqual(clean)
  expect(await page.evaluate(() => document.documentElement.hasAttribute('style'))).toBe(false)
  await expect.poll(body).toBe(before)
  expect(faults).toEqual([])
})

test('seizure safe: stops every animation, transition and smooth scroll, on the next page too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, '/')
  const animations = () => page.evaluate(() => document.getAnimations().length)
  // The first interaction loads the styles that animate the sky.
  await page.keyboard.press('Shift')
  await expect.poll(animations).toBeGreaterThan(10)
  await flip(page, 'seizureSafe')
  expect(await animations()).toBe(0)
  await follow(page, '/about/')
  expect(await animations()).toBe(0)
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after']
        .map((pseudo) => getComputedStyle(element, pseudo))
        .filter(
          ({ animationName, transitionDuration, scrollBehavior }) =>
            animationName !== 'none' || transitionDuration !== '0s' || scrollBehavior !== 'auto',
        )
        .map(() => element.outerHTML.slice(0, 80)),
    ),
  )
  expect(moving).toEqual([])
  const duration = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--animation-duration'),
  )
  expect(duration).toBe('0s')
})

test('vision impaired: turns colors to white on black, enlarges, underlines, and applies no filter', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(post)
  await flip(page, 'visionImpaired')
  const found = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement)
    const every = [...document.querySelectorAll('*')]
    return {
      size: root.fontSize,
      colors: [root.color, root.backgroundColor],
      filters: every.filter((element) => getComputedStyle(element).filter !== 'none').length,
      plainLinks: [...document.querySelectorAll('a')].filter(
        (link) => !getComputedStyle(link).textDecorationLine.includes('underline'),
      ).length,
      thinBorders: every.filter((element) => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(element)
        return borderTopWidth === '1px' || borderBottomWidth === '1px'
      }).length,
    }
  })
  expect(found).toEqual({
    size: '20px',
    colors: ['oklch(1 0 0)', 'oklch(0 0 0)'],
    filters: 0,
    plainLinks: 0,
    thinBorders: 0,
  })
})

test('ADHD friendly: hides decoration and asides, and mutes other sections without losing contrast', async ({
  page,
}) => {
  await page.goto('/')
  await flip(page, 'adhdFriendly')
  await expect(page.locator('.decoration')).toBeHidden()
  const color = (id: string) =>
    page.locator(`#${id} h2`).evaluate((heading) => getComputedStyle(heading).color)
  const [first = '', second = ''] = await page
    .locator('main .section')
    .evaluateAll((sections) => sections.map(({ id }) => id))
  for (const id of [first, second]) {
    await page.locator(`#${id} h2`).hover()
    expect(await color(first)).not.toBe(await color(second))
  }
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto(post)
  await flip(page, 'adhdFriendly')
  await expect(page.locator('main aside')).toBeHidden()
})

// What they follow besides the pointer: components/accessibility/profiles/reading-position.test.ts.
test('the mask and the ruler are drawn at the pointer, and take no clicks', async ({ page }) => {
  await page.goto('/about/')
  await flip(page, 'adhdFriendly', 'cognitiveDisability')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.mouse.move(600, 400)
  const edges = () =>
    page.evaluate(() => {
      const box = (part: string) => document.querySelector(part)!.getBoundingClientRect()
      const ruler = box('.reading-ruler')
      return [
        box('.reading-mask--above').bottom,
        box('.reading-mask--below').top,
        ruler.top < 400 && ruler.bottom > 400,
      ]
    })
  await expect.poll(edges).toEqual([310, 490, true])
  // The menu's links are under the mask.
  await page.mouse.move(600, 600)
  await expect.poll(async () => (await edges())[0]).toBeGreaterThan(400)
  await menuLink(page, furtherPage).click({ trial: true })
  await expect(page.locator('.reading-ruler')).toHaveCSS('pointer-events', 'none')
})

test('cognitive disability: sets the spacing of WCAG 1.4.12, and loses nothing on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(post)
  await flip(page, 'cognitiveDisability')
  const ratios = await page
    .locator('.prose > p')
    .first()
    .evaluate((paragraph) => {
      const style = getComputedStyle(paragraph)
      const size = parseFloat(style.fontSize)
      return [style.lineHeight, style.letterSpacing, style.wordSpacing, style.marginBlockEnd].map(
        (value) => Math.round((parseFloat(value) / size) * 100) / 100,
      )
    })
  expect(ratios).toEqual([1.8, 0.12, 0.16, 2])
  expect(await excess(page)).toBeLessThanOrEqual(0)
})

// Its shortcuts, and the destinations of its links: components/accessibility/panel.test.tsx.
test('keyboard navigation: strengthens the focus ring, and shows its skip links and shortcuts', async ({
  page,
}) => {
  await visit(page, '/about/')
  await flip(page, 'keyboardNavigation')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  const links = page.locator('.skip-link')
  await expect(links).toHaveCount(Object.keys(destinationTexts).length)
  for (const link of await links.all()) {
    await link.focus()
    await expect(link).toBeInViewport()
  }
  await links.filter({ hasText: destinationTexts.contact }).press('Enter')
  await expect(page.locator('.footer__address a').first()).toBeFocused()
  await expect(page.locator('.footer__address a').first()).toHaveCSS('outline-width', '5px')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: shortcutTexts.title })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

// What it says, and its outline: components/accessibility/panel.test.tsx.
test('screen reader: hides decoration', async ({ page }) => {
  await page.goto('/')
  await flip(page, 'screenReader')
  await expect(page.locator('.decoration')).toBeHidden()
})
