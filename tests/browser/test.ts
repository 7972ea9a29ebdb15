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
