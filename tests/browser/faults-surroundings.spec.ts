import { words as bannerTexts } from '../../.site/words/consent-banner.ts'
import { openSearchLabel } from '../../model/search.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { openButton } from './accessibility-panel.ts'
import { furtherPage, menuLabel, menuLink } from './menu.ts'
import { hydrated, visit, withoutScripts, type Page } from './test.ts'
import { withBanner, everywhere, firstOnly } from './tiers.ts'
import { expect, expectReadable, test } from './trouble.ts'

const routes = [templates.home, templates.contact, templates.service, templates.post ?? templates.legal]

for (const route of routes) {
  const details = firstOnly(route === '/')
  withoutScripts(
    `without JavaScript, ${route} is readable, and its links work`,
    details,
    async ({ page }) => {
      await page.goto(route)
      await expect(page.locator('#main h1')).toBeVisible()
      await menuLink(page, '/about/').click()
      await expect(page).toHaveURL(/\/about\/$/)
      await expect(page.locator('#main h1')).toBeVisible()
    },
  )
}

withoutScripts(
  'without JavaScript, no control is shown that has no effect, and nothing is stored',
  async ({ page }) => {
    await page.goto('/cookies/')
    await expect(page.locator('#main h1')).toBeVisible()
    await expect(page.locator('.footer')).toBeVisible()
    for (const name of [bannerTexts.settings, bannerTexts.reject, openSearchLabel])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(openButton(page)).toHaveCount(0)
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] })
    // Everything is laid out at once.
    await expect(page.locator('html[data-deferred]')).toHaveCount(0)
  },
)

for (const days of [-365, 365]) {
  test(
    `with a clock that is off by ${days} days, a cookie choice is kept and pages work`,
    { tag: [everywhere.tag, withBanner.tag] },
    async ({ page }) => {
      await page.clock.install({ time: Date.now() + days * 86_400_000 })
      await visit(page, '/')
      const reject = page.getByRole('button', { name: bannerTexts.reject })
      await reject.click()
      await expect(reject).toBeHidden()
      await page.reload()
      await hydrated(page)
      // The banner would appear after a second.
      await page.clock.runFor(2000)
      await expect(reject).toHaveCount(0)
      await menuLink(page, '/about/').click()
      await expectReadable(page, '/about/')
    },
  )
}

/** Changes a page as password managers, spell checkers, translators and blockers do. */
function meddle(): void {
  const add = (parent: Element | null, name: string) =>
    parent?.prepend(Object.assign(document.createElement(name), { className: 'extension' }))
  document.body.setAttribute('data-extension', '')
  document.documentElement.classList.add('extension')
  add(document.head, 'style')
  add(document.body, 'div')
  document.body.append(document.createElement('extension-panel'))
  for (const field of document.querySelectorAll('textarea, input[type=email]')) {
    field.setAttribute('data-extension', 'on')
    field.after(document.createElement('extension-icon'))
  }
  for (const text of document.querySelectorAll('#main h1, #main p, header a')) {
    const font = document.createElement('font')
    font.append(...text.childNodes)
    text.append(font)
  }
  add(document.querySelector('#main'), 'div')
}

/** Follows menu links from page to page. */
async function walk(page: Page): Promise<void> {
  for (const route of ['/about/', '/contact/', furtherPage] as const) {
    await page
      .locator('nav')
      .getByRole('link', { name: menuLabel(route), exact: true })
      .first()
      .click()
    await expectReadable(page, route)
  }
}

for (const route of routes) {
  test(
    `${route} works if extensions change it before hydration`,
    firstOnly(route === '/contact/'),
    async ({ page }) => {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${meddle.toString()})`)
      await visit(page, route)
      await walk(page)
    },
  )

  test(`${route} works if extensions change it after hydration`, everywhere, async ({ page }) => {
    await visit(page, route)
    await page.evaluate(meddle)
    await walk(page)
  })
}
