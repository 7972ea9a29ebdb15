import { words as bannerTexts } from '../../.site/words/consent-banner.ts'
import { words as fieldTexts } from '../../.site/words/contact-fields.ts'
import { words as lateTexts } from '../../.site/words/late-code.ts'
import { openSearchLabel } from '../../model/search.ts'
import { demonstrations } from '../demonstrations.ts'
import { menuLink } from './menu.ts'
import { openButton } from './accessibility-panel.ts'
import { decided, expect, hydrated, type Page, quietPage, settled, test } from './test.ts'
import { expectReadable } from './trouble.ts'

const message = (page: Page) => page.getByLabel(fieldTexts.message.label, { exact: true })

/** What loads only when it is used: where, what opens it, and what shows then. */
const parts = {
  adjustments: { path: quietPage, button: openButton, opened: '[role=dialog], dialog' },
  search: {
    path: quietPage,
    button: (page: Page) => page.getByRole('button', { name: openSearchLabel, exact: true }),
    opened: '[role=dialog], dialog',
  },
  'cookie settings': {
    path: quietPage,
    button: (page: Page) => page.getByRole('button', { name: bannerTexts.settings, exact: true }),
    opened: '[role=dialog], dialog',
  },
  ...(demonstrations[0] && {
    demonstration: {
      path: demonstrations[0].path,
      button: (page: Page) => page.locator('.demo').getByRole('button').first(),
      opened: '.demo--live',
    },
  }),
} as const

/** Fails files of the app for good, however often the browser asks, as a browser does that remembers failures. */
const failForGood = (page: Page, isFailing: (url: URL) => boolean) =>
  page.route(
    (url) => url.pathname.includes('/assets/') && !url.pathname.endsWith('.woff2') && isFailing(url),
    (route) => route.abort(),
  )

for (const [name, { path, button, opened }] of Object.entries(parts)) {
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await decided(page)
      await page.goto(path)
      await hydrated(page)
    })

    test('says that it could not be loaded, and opens at the next try, whose address is another', async ({
      page,
    }) => {
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(request.url()))
      // Not what the app has started with: a page that reloads itself meanwhile must start.
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => entry.name),
      )
      let isDown = true
      await failForGood(
        page,
        (url) => isDown && url.pathname.endsWith('.js') && !url.search && !names.includes(url.href),
      )
      await button(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect([...asked].filter((url) => url.includes('?again='))).toEqual([])
      await page.getByRole('alert').getByRole('button', { name: lateTexts.retry }).click()
      await expect.poll(() => [...asked].some((url) => url.includes('?again=1'))).toBe(true)
      // The connection is back, but the browser may remember what else has failed.
      isDown = false
      await expect(page.getByRole('alert').or(page.locator(opened)).first()).toBeVisible()
      if (await page.getByRole('alert').isVisible()) await button(page).click()
      await expect(page.locator(opened).first()).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('opens in the new page if a deploy has removed its code', async ({ page }) => {
      let isDeployed = false
      // Until the page is asked for again, all that it would load is gone.
      await page.route('**/assets/**', (route) =>
        isDeployed ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
      )
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isDeployed = true
      })
      await button(page).click()
      await expect(page.locator(opened).first()).toBeVisible()
      expect(isDeployed).toBe(true)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
}

test('what was typed is still there after a reload for a dialog', async ({ page }) => {
  await decided(page)
  await page.goto('/contact/')
  await hydrated(page)
  await message(page).fill('A long story about a ledger.')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('ledger')
  let isDeployed = false
  await page.route('**/assets/**', (route) =>
    isDeployed ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isDeployed = true
  })
  await openButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(message(page)).toHaveValue('A long story about a ledger.')
})

test('a tab that is older than a deploy still leads to the next page', async ({ page }) => {
  await decided(page)
  await page.goto('/')
  await hydrated(page)
  let isDeployed = false
  await page.route('**/assets/entries/**', (route) =>
    isDeployed ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isDeployed = true
  })
  await menuLink(page, '/about/').click()
  await expectReadable(page, '/about/')
  await hydrated(page)
  await settled(page)
})
