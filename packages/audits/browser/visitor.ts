import type { Page } from 'playwright'
import { onlyNecessary } from '../../../components/consent/machine.ts'
import { serialize } from '../../../components/consent/record.ts'
import { storageKeys } from '../../../model/consent.ts'

/**
 * Starts the app as a touch would. Runs in the page, so it refers to nothing outside itself.
 * @returns Whether React has hydrated the root and the whole page has been laid out.
 */
export function isHydrated(): boolean {
  dispatchEvent(new Event('pointermove'))
  const main = document.querySelector('#main')
  const isReact = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  return isReact && document.documentElement.dataset['deferred'] === undefined
}

/** Starts the app, and waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** What the browser has stored after a rejection of cookies. */
export function rejection(): Record<string, string> {
  const choice = { status: 'rejected', preferences: onlyNecessary, time: Date.now(), signal: false } as const
  const { status, preferences } = serialize(choice)
  return { [storageKeys.status]: status, [storageKeys.preferences]: preferences }
}

/** Replaces whatever the browser has stored for the site. Runs in the page, so it refers to nothing outside itself. */
export function store(values: Record<string, string>): void {
  localStorage.clear()
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
}

/** Stores an earlier rejection of cookies, so that no banner appears. */
export const decided = (page: Page) =>
  page.addInitScript((stored) => {
    // The browser's own pages, such as the one shown when offline, have no storage.
    if (origin === 'null') return
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, rejection())
