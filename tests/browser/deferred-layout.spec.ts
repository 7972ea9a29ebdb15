/** Content below the first screen is laid out after the first paint, and is available to everyone. */
import { withBase } from '../../model/base-path.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { follow } from './menu.ts'
import { expect, holdApp, hydrated, test, visit, type Page } from './test.ts'

const path = templates.service
const deferred = (page: Page) => page.locator('html[data-deferred]')
/** For each section and the footer: whether the browser has laid out its content. */
const laidOut = (page: Page) =>
  page
    .locator('main .section h2, .footer a:first-of-type')
    .evaluateAll((all) => all.map((one) => one.checkVisibility({ contentVisibilityAuto: true })))
/** The first text in view. Scroll positions can't be compared: a first visit may lack the fonts, which change heights. */
const firstInView = (page: Page) =>
  page
    .locator('main :is(h2, h3, p, li)')
    .evaluateAll((all) => all.find((one) => one.getBoundingClientRect().top >= 0)?.textContent)

test('the last sections are laid out only once the app has started', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(deferred(page)).toHaveCount(1)
  await expect.poll(async () => (await laidOut(page)).at(0)).toBe(true)
  expect((await laidOut(page)).at(-1)).toBe(false)
  release()
  await hydrated(page)
  await expect(deferred(page)).toHaveCount(0)
  expect(new Set(await laidOut(page))).toEqual(new Set([true]))
})

test('the files of pictures are requested after the first paint', async ({ page }) => {
  const picture = withBase('/favicon.svg?in-view')
  await page.addInitScript((source) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('#main')) return
      observer.disconnect()
      const added = Object.assign(document.createElement('img'), { loading: 'lazy', width: 9, height: 9 })
      document.body.prepend(added)
      added.src = source
    }).observe(document, { childList: true, subtree: true })
  }, picture)
  await page.goto(path)
  const timesOf = () =>
    page.evaluate((source) => {
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      const [requested] = performance.getEntriesByName(new URL(source, location.href).href)
      return { painted: painted?.startTime, requested: requested?.startTime }
    }, picture)
  await expect.poll(async () => (await timesOf()).requested).toBeDefined()
  const { painted, requested } = await timesOf()
  // The stylesheet of a page without pictures has no rule for them.
  const hasPictures = (await page.locator('#main [loading]').count()) > 0
  expect(hasPictures ? painted : 0).toBeLessThan(requested ?? 0)
})

test('the next page is laid out in the same way, and its first frame has only its first screen', async ({
  page,
}) => {
  await visit(page, '/')
  await page.evaluate(() => {
    const seen = { deferred: [] as boolean[], sections: [] as number[] }
    Object.assign(window, { seen })
    const root = document.documentElement
    new MutationObserver(() => seen.deferred.push('deferred' in root.dataset)).observe(root, {
      attributeFilter: ['data-deferred'],
    })
    // Only the next page enters; the home page may still change by itself.
    const count = () => {
      const next = document.querySelector('.page__entering')
      if (next) seen.sections.push(next.querySelectorAll('.section, .action-band').length)
    }
    new MutationObserver(count).observe(document.querySelector('main')!, { childList: true, subtree: true })
  })
  await follow(page, '/about/')
  await expect(page.locator('.action-band')).toBeVisible()
  await expect(deferred(page)).toHaveCount(0)
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { deferred: boolean[]; sections: number[] } }).seen,
  )
  expect(seen.deferred).toEqual([true, false])
  expect(seen.sections[0]).toBe(0)
  expect(seen.sections.at(-1)).toBeGreaterThan(1)
  expect(new Set(await laidOut(page))).toEqual(new Set([true]))
})

test('assistive technology gets the text of sections before they are laid out', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto(path)
  await expect(deferred(page)).toHaveCount(1)
  const headings = await page.locator('main h2').allTextContents()
  for (const name of headings) await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(1)
})

test('a link with a fragment leads to its section', async ({ page }) => {
  await page.goto(`${path}#questions-heading`)
  await expect(deferred(page)).toHaveCount(0)
  await expect(page.locator('#questions-heading')).toBeInViewport()
})

test('a reload restores the scroll position', async ({ page }) => {
  await visit(page, path)
  await expect(deferred(page)).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  const place = await firstInView(page)
  await page.reload()
  await expect(deferred(page)).toHaveCount(0)
  await expect.poll(() => firstInView(page)).toBe(place)
})
