import { test as base, expect, type Page } from 'playwright/test'
import { decided, hydrated } from '../../scripts/checks/browser/visitor.ts'
import { templates } from '../../scripts/checks/site/templates.ts'

export { decided, hydrated }
export type { Page }

/** Playwright's test, with a list of all that goes wrong in the page. */
export const test = base.extend<{ faults: string[] }>({
  /** Everything that went wrong in the page: console, uncaught errors, failed requests. */
  faults: async ({ page }, use) => use(collectFaults(page)),
})

export { expect }

/** Opens a page and waits until it is complete: hydrated, and the not-found page with the pages it suggests. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  if (path === templates['not-found']) await page.locator('.suggestions a').first().waitFor()
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

/** Keeps the app's code on its way. @returns Lets it arrive. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entries/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

interface HeldRequest {
  /** Settles when the page has asked for it. */
  asked: Promise<void>
  /** Lets the answer through, and waits until the page has all of it. */
  release: () => Promise<void>
}

/** Keeps the answer to a request on its way. @param pattern As `page.route` takes it. */
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
 * Waits until the page has drawn twice and then been idle: what it does in answer to a key, a scroll or an
 * answer of the server has happened, or at least begun. An order of events, which no busy machine changes.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  )
