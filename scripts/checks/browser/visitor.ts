import type { Page } from 'playwright'
import { onlyNecessary } from '../../../components/consent/machine.ts'
import { serialize } from '../../../components/consent/record.ts'
import { storageKeys } from '../../../content/consent.ts'

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

/** Makes the visitor one who has rejected cookies before, so that no banner comes up during a test. */
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
    // The browser's own pages, such as the one that says it is offline, have no storage.
    if (origin === 'null') return
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}
