import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Route } from 'playwright/test'
import type { RoutePath } from '../../model/routes.ts'
import { parsePage, textOf } from '../../packages/audits/html/html-page.ts'
import { expect, test as base, type Page } from './test.ts'

export { expect, type Page }

/** Playwright's test, made to fail on any unhandled error. */
export const test = base.extend<{ unhandled: string[] }>({
  unhandled: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await use(errors)
      expect(errors, 'unhandled errors').toEqual([])
    },
    { auto: true },
  ],
})

/** What can happen to a file on its way, by the effect. */
export const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Lost</h1>' }),
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
  'is cut off': async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  // Never answered.
  hangs: async () => {},
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The heading of a built page. */
function headingOf(route: RoutePath): string {
  const [h1] = parsePage(route, readFileSync(path.join('dist/client', route, 'index.html'), 'utf8')).all('h1')
  return squeeze(h1 ? textOf(h1) : '')
}

/** Waits until a page is shown with its own heading and text, whole and readable. */
export async function expectReadable(page: Page, route: RoutePath): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${route}$`))
  const heading = page.locator('#main h1')
  await expect(heading).toBeVisible()
  await expect.poll(async () => squeeze((await heading.textContent()) ?? '')).toBe(headingOf(route))
  await expect(page.locator('.skeleton')).toHaveCount(0)
  // Sections below the fold may be laid out a moment after the heading.
  await expect.poll(async () => (await page.locator('#main').innerText()).length).toBeGreaterThan(400)
  const colors = await heading.evaluate((element) => {
    const { color, visibility, opacity } = getComputedStyle(element)
    return {
      isSeen: visibility === 'visible' && opacity === '1',
      color,
      ground: getComputedStyle(document.body).backgroundColor,
    }
  })
  expect(colors.isSeen).toBe(true)
  expect(colors.color).not.toBe(colors.ground)
}
