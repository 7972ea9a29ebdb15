import { onlyNecessary } from '../../components/consent/machine.ts'
import { serialise } from '../../components/consent/record.ts'
import { storageKeys } from '../../content/consent.ts'
import { test as base, expect, type Page } from 'playwright/test'

export type { Page }

/** Playwright's test, with a list of all that goes wrong in the page. */
export const test = base.extend<{ faults: string[] }>({
  /** Everything that went wrong in the page: console, uncaught errors, failed requests. */
  faults: async ({ page }, use) => use(collectFaults(page)),
})

export { expect }

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
 * Starts the app as a touch of the pointer does, and waits until React has attached to the root's content and
 * the whole page is laid out.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'))
    const main = document.querySelector('#main')
    const isReact = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    return isReact && document.documentElement.dataset['deferred'] === undefined
  })
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

/** Makes the visitor one who has rejected cookies before, so that no banner comes up during a test. */
export async function decided(page: Page): Promise<void> {
  const { status, preferences } = serialise({
    status: 'rejected',
    preferences: onlyNecessary,
    time: Date.now(),
    signal: false,
  })
  const entries: Record<string, string> = {
    [storageKeys.status]: status,
    [storageKeys.preferences]: preferences,
  }
  await page.addInitScript((stored) => {
    // The browser's own pages, such as the one that says it is offline, have no storage.
    if (origin === 'null') return
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}
