import { test as base, expect, type Page } from 'playwright/test'
import { withBase, withoutBase } from '../../model/base-path.ts'
import { words as bannerTexts } from '../../.site/words/consent-banner.ts'
import { asksForConsent } from '../../model/asks-for-consent.ts'
import { decided, hydrated } from '../../packages/audits/browser/visitor.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { hasSuggestions } from './suggestions.ts'

export { decided, hydrated }
export type { Page }

/** Refuses what the cookie banner asks, where there is one. */
export const answered = async (page: Page): Promise<void> => {
  if (asksForConsent) await page.getByRole('button', { name: bannerTexts.reject }).click()
}

/** A page on which nothing else opens or moves. */
export const quietPage = templates.careers ?? templates.about

/**
 * Playwright's test, with a list of everything that goes wrong in the page. Its pages go to paths of the site, whatever
 * folder of its host the site has.
 */
export const test = base.extend<{ faults: string[] }>({
  context: async ({ context }, use) => {
    context.on('page', (page) => {
      const goto = page.goto.bind(page)
      page.goto = (address, options) =>
        goto(
          address.replace(
            /^(https?:\/\/[^/]+)?(\/.*)$/,
            (_, host = '', path) => host + withBase(withoutBase(path)),
          ),
          options,
        )
    })
    await use(context)
  },
  /** Everything that went wrong in the page: console, uncaught errors, failed requests. */
  faults: async ({ page }, use) => use(collectFaults(page)),
})

export { expect }

/** Opens a page and waits until it is complete: hydrated and, on the not-found page, with its suggestions, if any. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  if (path === templates['not-found'] && hasSuggestions(path))
    await page.locator('.suggestions a').first().waitFor()
}

function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      faults.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) =>
    faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  )
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`)
  })
  return faults
}

/**
 * Waits until no dialog is left. The browser hides a closed dialog first and tells the app in a later task, which
 * then acts on the choice, removes the dialog and returns the focus.
 */
export const dialogClosed = (page: Page): Promise<void> => expect(page.locator('dialog')).toHaveCount(0)

/** Holds the app's code back. @returns A function that releases it. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entries/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

interface HeldRequest {
  /** Settles when the page has requested it. */
  asked: Promise<void>
  /** Lets the response through, and waits until the page has received all of it. */
  release: () => Promise<void>
}

/** Holds the response to a request back. @param pattern As `page.route` takes it. */
export async function holdRequest(page: Page, pattern: string): Promise<HeldRequest> {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    asked.resolve()
    await released.promise
    await route.continue()
  })
  return {
    asked: asked.promise,
    release: async () => {
      const arriving = page.waitForResponse(pattern)
      released.resolve()
      await (await arriving).finished()
    },
  }
}

/**
 * Waits until the page has drawn twice and then been idle. By then, whatever it does in response to a key, a
 * scroll or the server has happened, or at least begun. This is an order of events, which holds even on a
 * busy machine.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  )
