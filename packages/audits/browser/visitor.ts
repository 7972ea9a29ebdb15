import type { Page } from 'playwright'
import { onlyNecessary } from '../../../components/consent/machine.ts'
import { serialize } from '../../../components/consent/record.ts'
import { storageKeys } from '../../../model/consent.ts'

/**
 * Starts the app as a touch would, and waits until React has hydrated the root and the whole page
 * has been laid out.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'))
    const main = document.querySelector('#main')
    const isReact = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    return isReact && document.documentElement.dataset['deferred'] === undefined
  })
}

/** Records that the visitor rejected cookies earlier, so that no banner appears during a test. */
export async function decided(page: Page): Promise<void> {
  const { status, preferences } = serialize({
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
    // The browser's own pages, such as its offline page, have no storage.
    if (origin === 'null') return
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}
