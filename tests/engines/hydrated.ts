import { expect } from 'vitest'
import type { Session } from '../../packages/audits/browser/session.ts'

/** Starts the app as a pointer does, and waits until React has hydrated the page. */
export async function hydrated(browser: Session): Promise<void> {
  await expect
    .poll(() =>
      browser.run(() => {
        dispatchEvent(new Event('pointermove'))
        const main = document.querySelector('#main')
        const isReact = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
        return isReact && document.documentElement.dataset['deferred'] === undefined
      }),
    )
    .toBe(true)
}
